import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EDITED, WAIT, WORK } from '../../agents/scripted/script.ts';
import { MCP_PROBE } from '../../programs/mcp-probe.ts';

/** Words that reach the model only if the agent reads what its user gave. */
export const MARKS = {
  skill: 'agentbench-skill-7391',
  instructions: 'agentbench-instructions-5508',
  mcp: 'agentbench_probe',
} as const;

/** Lines of the evaluation's output. */
export const FOUND = { ran: 'agentbench: a command ran', edited: 'agentbench: a file was edited' };

/** Writes the two tasks of a check, and what a user may give an agent; returns where. */
export function writeTasks(directory: string): { dataset: string; skills: string; instructions: string; mcp: string } {
  const dataset = path.join(directory, 'dataset');
  const skills = path.join(directory, 'skills');
  mkdirSync(path.join(dataset, 'scenarios'), { recursive: true });
  mkdirSync(path.join(skills, 'agentbench-check'), { recursive: true });
  const rows = [
    { instance_id: 'work', problem_statement: `${WORK}: run a command, then write the file edited.txt.` },
    { instance_id: 'wait', problem_statement: `${WAIT}: wait.` },
  ].map((row) => ({ ...row, task_type: 'check', base_image: 'debian:bookworm', success_command: LOOK }));
  writeFileSync(path.join(dataset, 'scenarios/rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  writeFileSync(path.join(dataset, 'dataset.yaml'), 'name: agent-check\ntestbed: host\n');
  const skill = `---\nname: agentbench-check\ndescription: ${MARKS.skill}, to be used for any check.\n---\n\nNothing to do.\n`;
  writeFileSync(path.join(skills, 'agentbench-check/SKILL.md'), skill);
  const instructions = path.join(directory, 'AGENTS.md');
  writeFileSync(instructions, `The word of this project is ${MARKS.instructions}.\n`);
  const mcp = path.join(directory, 'mcp.json');
  writeFileSync(mcp, JSON.stringify({ mcpServers: { probe: { command: 'sh', args: ['-c', MCP_PROBE] } } }));
  return { dataset, skills, instructions, mcp };
}

const LOOK = `grep -q 'command-ran in' ran.txt && echo '${FOUND.ran}'
grep -q ${EDITED} edited.txt && echo '${FOUND.edited}'
echo "Setup successful"`;
