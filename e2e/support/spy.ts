/** A program that looks at all a command of a trial can see, and what it told. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** No encoding that anybody hides: what a command writes through it is seen as it was. */
const ROT13 = `tr 'A-Za-z' 'N-ZA-Mn-za-m'`;

export function rot13(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/**
 * `bash spy.sh TARGET [DIRECTORY]...`: its own environment; environment and arguments of all processes above it up to the
 * harness; files in these directories that hold a canary. In a container, where `/agentbench` is, also every other process,
 * mounts and sockets. It holds for a moment, so that whoever watches processes can see it.
 */
const SPY = `
target=$1; shift
look() { tr '\\0' '\\n' </proc/$1/cmdline; echo; tr '\\0' '\\n' </proc/$1/environ; echo; }
{ echo '== own'; tr '\\0' '\\n' </proc/$$/environ; tr '\\0' '\\n' </proc/$$/cmdline
  echo '== above'
  pid=$$
  while [ "$pid" -ge 1 ]; do
    case $(tr '\\0' ' ' </proc/$pid/cmdline) in *[d]ist/main.js*) break ;; esac
    look "$pid"
    pid=$(sed 's/.*) . //; s/ .*//' /proc/$pid/stat)
  done
  echo '== files'
  grep -rIs 'canar[y]\\|eyJhbGci[O]iJ' "$@"
  if [ -d /agentbench ]; then
    echo '== processes'
    for pid in /proc/[0-9]*; do look "\${pid#/proc/}"; done 2>/dev/null
    grep -rIs 'canar[y]\\|eyJhbGci[O]iJ' /agentbench /testbed /opt /root /run /tmp /var/tmp /etc /home /srv /mnt /dev/shm
    grep -rIls 'ACTIONS[_]\\|GITHUB[_]' /agentbench /opt /root /run /tmp /var/tmp /etc /home /srv /mnt /dev/shm
    echo '== sockets'; find / -xdev \\( -name 'docker*.sock' -o -name 'containerd*.sock' \\) 2>/dev/null
    echo '== mounts'; cut -d' ' -f5,6 /proc/self/mountinfo
  fi
  sleep 0.1
} 2>&1 | ${ROT13} >"$target"
`;

/** An agent directory with the spy in it; for the host also readable by its path there. */
export async function writeSpy(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'spy.sh'), SPY);
  await chmod(directory, 0o755);
  return directory;
}

/** What a spy saw. */
export interface Seen {
  /** Everything. */
  text: string;
  /** Names of its own environment, but for those that a shell makes by itself; sorted. */
  names: string[];
  /** Lines of a section. */
  section(name: string): string[];
}

const OF_THE_SHELL = ['PWD', 'OLDPWD', 'SHLVL', '_'];

/** Reads what a spy wrote. */
export async function readSeen(file: string): Promise<Seen> {
  const text = rot13(await readFile(file, 'utf8'));
  const sections = new Map(
    text.split(/^== /m).map((part): [string, string[]] => {
      const [name = '', ...lines] = part.split('\n');
      return [name, lines.filter((line) => line !== '')];
    }),
  );
  const section = (name: string) => {
    const lines = sections.get(name);
    if (lines === undefined) throw new Error(`the spy told nothing of ${name}:\n${text}`);
    return lines;
  };
  const names = section('own').flatMap((line) => /^([A-Za-z_][A-Za-z0-9_]*)=/.exec(line)?.[1] ?? []);
  return { text, names: names.filter((name) => !OF_THE_SHELL.includes(name)).sort(), section };
}
