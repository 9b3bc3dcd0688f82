import type { Agent } from './types.ts';

/** An agent as lists and documents show it. */
export interface AgentDescription {
  name: string;
  title: string;
  version: string | null;
  services: string[];
  needs_model: boolean;
  /** `x64-glibc` and the like; empty for an agent that is no package. */
  platforms: string[];
  packages: string[];
  skills: boolean;
  mcp: boolean;
  instructions: boolean;
  notes: string[];
}

export function describeAgent(agent: Agent): AgentDescription {
  const { name, title, version, services, install, notes } = agent;
  const npm = install?.from === 'npm' ? Object.values(install.packages).map((one) => one.name) : [];
  return {
    ...{ name, title, version, services, needs_model: agent.needsModel },
    platforms:
      install === null ? [] : install.from === 'npm' ? Object.keys(install.packages) : ['x64-glibc', 'x64-musl'],
    packages: install?.from === 'pypi' ? [install.package] : [...new Set(npm)],
    ...{ skills: agent.skills !== null, mcp: agent.mcp, instructions: agent.instructions !== null, notes },
  };
}
