import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A workflow to copy from `examples/workflows`: one file, or a folder of related files. */
export interface Template {
  name: string;
  /** First line of its (first) file. */
  description: string;
  files: TemplateFile[];
}

interface TemplateFile {
  /** File name in `.github/workflows`. */
  target: string;
  text: string;
}

/** Template used without `--workflow`. */
export const DEFAULT_TEMPLATE = 'start';

/** All templates, the default first. `root` is the package's directory. */
export async function readTemplates(root: string): Promise<Template[]> {
  const directory = path.join(root, 'examples/workflows');
  const entries = await readdir(directory, { withFileTypes: true });
  const templates = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(directory, entry.name);
      const sources = entry.isDirectory()
        ? (await readdir(place)).sort().map((name) => path.join(place, name))
        : [place];
      return template(path.basename(entry.name, '.yml'), await Promise.all(sources.map(readTemplateFile)));
    }),
  );
  return templates.sort((a, b) =>
    a.name === DEFAULT_TEMPLATE || (b.name !== DEFAULT_TEMPLATE && a.name < b.name) ? -1 : 1,
  );
}

function template(name: string, files: TemplateFile[]): Template {
  return { name, description: files[0]!.text.split('\n')[0]!.replace(/^# /, ''), files };
}

/** `measure.yml` of a folder becomes `agentbench.yml`, other files `agentbench-<name>.yml`. */
async function readTemplateFile(source: string): Promise<TemplateFile> {
  const folder = path.basename(path.dirname(source));
  const name = path.basename(source);
  const beside = folder !== 'workflows' && name !== 'measure.yml';
  return { target: beside ? `agentbench-${name}` : 'agentbench.yml', text: await readFile(source, 'utf8') };
}
