import { type ConfigFile, readConfig, withoutOtherAgent } from '../options/config.ts';
import type { Texts } from '../options/parse.ts';

/** Options of a command, with their origins. */
export interface Given {
  texts: Texts;
  /** `agentbench.yaml:3` for each option that comes from the file. */
  origins: Map<string, string>;
  /** All options of the file that count, also those that the command does not take. */
  ofFile: Texts;
}

/**
 * Adds the options of the file `config` that a command takes (`names`) to those given on the command line, which win.
 * Throws a UserError for a file with faults.
 */
export async function withConfig(flags: Texts, names: string[]): Promise<Given> {
  const { config, ...given } = flags;
  const file: ConfigFile | null = await readConfig(config, process.cwd());
  const ofFile = withoutJudge(given, withoutOtherAgent(given, file?.texts ?? {}));
  const texts: Texts = { ...given };
  const origins = new Map<string, string>();
  for (const name of names) {
    const text = ofFile[name];
    if (text === undefined || given[name] !== undefined) continue;
    texts[name] = text;
    origins.set(name, `${file!.file}:${file!.lines[name]}`);
  }
  return { texts, origins, ofFile };
}

/** The options of a file without its judge, if the command line says that there is none. */
function withoutJudge({ judge }: Texts, ofFile: Texts): Texts {
  if (judge !== 'none') return ofFile;
  return Object.fromEntries(Object.entries(ofFile).filter(([name]) => !/^(judge(-|$)|explain$)/.test(name)));
}
