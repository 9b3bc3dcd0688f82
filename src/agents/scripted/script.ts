import type { ScriptedRequest } from './server.ts';
import type { Json, ModelTurn } from './types.ts';

/** Words of the tasks by which the model knows them. */
export const WORK = 'agentbench-check-work';
export const WAIT = 'agentbench-check-wait';
/** Output of the command, which is not part of the command itself. */
const RAN = /agentbench-command-ran in <([^<>"\\%]+)>/;
const COMMAND = `printf 'agentbench-%s in <%s>\\n' command-ran "$PWD" | tee ran.txt`;
export const EDITED = 'agentbench-file-edited';
/** The command of the task that is not to end by itself; it says so first. */
const SLEEP = 'echo agentbench-sleeps; sleep 3600';
/** Answers after which an agent that reports no output is taken at its word. */
const PATIENCE = 3;

/** The arguments with which each agent's tool runs a command. */
const SHELLS: Record<string, (command: string) => object> = {
  Bash: (command) => ({ command, description: 'check' }),
  bash: (command) => ({ command, description: 'check' }),
  run_shell_command: (command) => ({ command, description: 'check', is_background: false }),
  exec_command: (cmd) => ({ cmd, yield_time_ms: 30_000 }),
  shell_command: (command) => ({ command }),
  shell: (command) => ({ command: ['bash', '-lc', command] }),
  terminal: (command) => ({ command, timeout: 120, security_risk: 'LOW', summary: 'check' }),
  execute_bash: (command) => ({ command, security_risk: 'LOW' }),
};

/** The arguments with which each agent's tool writes a file. */
const EDITORS: Record<string, (file: string, content: string) => object> = {
  Write: (file_path, content) => ({ file_path, content }),
  write: (filePath, content) => ({ filePath, content }),
  write_file: (file_path, content) => ({ file_path, content }),
  create: (path, file_text) => ({ path, file_text }),
  file_editor: (path, file_text) => ({ command: 'create', path, file_text, security_risk: 'LOW', summary: 'check' }),
};

/** The names of the tools that a request offers. */
export function toolsOf(body: Json): string[] {
  const tools = Array.isArray(body.tools) ? (body.tools as Json[]) : [];
  return tools.flatMap((tool) => {
    if (Array.isArray(tool.functionDeclarations))
      return (tool.functionDeclarations as Json[]).map(({ name }) => String(name));
    const name = tool.name ?? (tool.function as Json | undefined)?.name;
    return typeof name === 'string' ? [name] : [];
  });
}

/**
 * The model that tries an agent. For WORK it calls for a command, then for an edit by the agent's own tool, and ends; for
 * WAIT it calls for a command that does not end, once. Null: no answer.
 */
export function checkTurn({ body, text }: ScriptedRequest): ModelTurn | null {
  const tools = toolsOf(body);
  const shell = shellAmong(tools);
  if (shell === null) return text.includes('SEARCH/REPLACE') ? editAsText(text) : { text: 'A check.' };
  const run = (command: string) => runBy(shell, command);
  // A tool that gives up on its command reports back: the model then says nothing more, lest the agent gives up too.
  if (text.includes(WAIT)) return text.includes('agentbench-sleeps') ? null : run(SLEEP);
  const ran = RAN.exec(text);
  if (ran === null && text.split('agentbench-%s in').length <= PATIENCE) return run(COMMAND);
  if (!text.includes(EDITED)) {
    const editor = tools.find((name) => Object.hasOwn(EDITORS, name));
    const file = `${ran?.[1] ?? '.'}/edited.txt`;
    const content = `${EDITED}\n`;
    if (editor !== undefined)
      return { text: 'I write a file.', calls: [{ name: editor, arguments: EDITORS[editor]!(file, content) }] };
    // Codex takes a patch from its shell; others have nothing but the shell.
    const isCodex = shell === 'exec_command' || shell === 'shell_command';
    const patch = `*** Begin Patch\n*** Add File: edited.txt\n+${EDITED}\n*** End Patch`;
    return run(isCodex ? `apply_patch <<'EOF'\n${patch}\nEOF` : `echo ${EDITED} >edited.txt`);
  }
  return endBy({ body, text }, shell);
}

/** The tool of an agent that runs a command; null without one. */
export function shellAmong(tools: string[]): string | null {
  return tools.find((name) => Object.hasOwn(SHELLS, name)) ?? null;
}

/** A turn that runs a command by a tool of `shellAmong`. */
export function runBy(shell: string, command: string): ModelTurn {
  return { text: 'I run a command.', calls: [{ name: shell, arguments: SHELLS[shell]!(command) }] };
}

/** The last turn, as the agent expects it: a tool, a command or a text. */
export function endBy({ body, text }: Pick<ScriptedRequest, 'body' | 'text'>, shell: string): ModelTurn {
  if (toolsOf(body).includes('finish')) return { calls: [{ name: 'finish', arguments: { message: 'Done.' } }] };
  const [submit] = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT/.exec(text) ?? [];
  return submit === undefined ? { text: 'Done.' } : runBy(shell, `echo ${submit}`);
}

/** For an agent that reads edits from the text: aider. An edit that does not apply makes it ask again. */
function editAsText(text: string): ModelTurn | null {
  const edit = (before: string) =>
    `edited.txt\n\`\`\`\n<<<<<<< SEARCH\n${before}=======\n${EDITED}\n>>>>>>> REPLACE\n\`\`\`\n`;
  if (!text.includes(WAIT)) return { text: edit('') };
  return text.includes('agentbench-is-not-there') ? null : { text: edit('agentbench-is-not-there\n') };
}
