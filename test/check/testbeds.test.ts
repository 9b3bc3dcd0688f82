import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Check, checkDataset } from '../../src/check/check.ts';
import { checkExitCode } from '../../src/check/document.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { SILENT } from '../../src/trial/observer.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

function checkWith(options: Record<string, string>, attack = true): Promise<Check> {
  return checkDataset({
    options: parseOptions(options),
    results: path.join(temporaryDirectory(), 'results'),
    ...{ repeat: 1, attack, solutions: null, machine: pythonMachine(), signal: new AbortController().signal },
    observer: SILENT,
    onPhase() {},
  });
}

/** The words of each phase, by instance. */
function wordsOf({ tasks }: Check): Record<string, string[]> {
  return Object.fromEntries(tasks.map(({ instance, outcomes }) => [instance.id, outcomes.map(({ words }) => words)]));
}

test('Docker: the solution runs in the container, and each cheat fails or is noted', async () => {
  const dataset = writeDataset(
    [
      {
        instance_id: 'server',
        task_type: 'bgsetup',
        success_command:
          'sleep 1; python3 -c "import urllib.request as u; print(u.urlopen(\'http://localhost:8123/\').read())" | grep -q Hello && echo "Setup successful" || echo "Setup failed"',
        base_image: PYTHON_IMAGE,
        problem_statement: 'Serve the text Hello at port 8123.',
      },
    ],
    {
      'solution/server.sh':
        'mkdir -p /srv/web && cd /srv/web && echo Hello >index.html\ncat >serve.py <<END\nimport http.server\nhttp.server.test(http.server.SimpleHTTPRequestHandler, port=8123)\nEND\nnohup python3 serve.py >/dev/null 2>&1 &\nuntil python3 -c "import socket; socket.create_connection((\'localhost\', 8123))" 2>/dev/null; do sleep 0.1; done\n',
    },
  );
  const check = await checkWith({ dataset, network: 'none' });
  const [words] = Object.values(wordsOf(check));
  expect(words!.slice(0, 2), JSON.stringify(check.tasks[0]!.outcomes)).toEqual(['fails', 'passes']);
  expect(words![3]).toMatch(/^noted: .*tool_/);
  expect(words![5]).toMatch(/^noted: .*probe_stand_in/);
  expect(checkExitCode(check)).toBe(0);
});

test('a signal between two phases leaves what the phases before have told', async () => {
  const dataset = writeDataset([{ instance_id: 'a-1', success_command: 'test -f a && echo "Setup successful"' }], {
    'dataset.yaml': 'testbed: host\n',
    'solution/a-1.sh': 'touch a\n',
  });
  const interruption = new AbortController();
  const check = await checkDataset({
    options: parseOptions({ dataset }),
    results: path.join(temporaryDirectory(), 'results'),
    ...{ repeat: 1, attack: false, solutions: null, machine: pythonMachine(), signal: interruption.signal },
    observer: SILENT,
    onPhase: (name) => void (name === 'solution' && interruption.abort('SIGINT')),
  });
  expect(check.tasks[0]!.outcomes).toMatchObject([
    { phase: 'nothing', verdict: 'held' },
    { phase: 'solution', verdict: 'skipped', reason: 'interrupted by SIGINT' },
  ]);
  expect(checkExitCode(check)).toBe(130);
});

describe('test plans', () => {
  const PLAN = {
    plan: [
      { metric: 'always there', type: 'unit_test', testcases: [run('pytest evaluation/test_mock.py')] },
      { metric: 'the work', type: 'unit_test', testcases: [run('pytest evaluation/test_real.py')] },
    ],
    files: {
      'evaluation/test_mock.py': 'def test(): assert True\n',
      'evaluation/test_real.py':
        'import sys; sys.path.insert(0, "src")\nfrom work import done\ndef test(): assert done()\n',
    },
  };

  test.each(['host', 'docker'])('%s: nothing gets the floor, a directory that writes src/ passes', async (testbed) => {
    const directory = writeProjects({
      1: PLAN,
      2: PLAN,
      3: { ...PLAN, plan: PLAN.plan.slice(0, 1) },
    });
    mkdirSync(path.join(directory, 'solution/prdbench-1/src'), { recursive: true });
    writeFileSync(path.join(directory, 'solution/prdbench-1/src/work.py'), 'def done(): return True\n');
    writeFileSync(path.join(directory, 'solution/prdbench-2.sh'), 'echo "def done(): return False" > src/work.py\n');
    cpSync(path.join(directory, 'solution/prdbench-2.sh'), path.join(directory, 'solution/prdbench-3.sh'));
    const options = { dataset: 'prdbench', 'dataset-path': directory, testbed, image: PYTHON_IMAGE };
    const sound = await checkWith({ ...options, instances: 'prdbench-1' }, testbed === 'docker');
    const said = JSON.stringify(sound.tasks[0]!.outcomes);
    const [nothing, solution, ...cheats] = wordsOf(sound)['prdbench-1']!;
    expect([nothing, solution], said).toEqual(['fails', 'passes']);
    // Cheats are compared with the floor, not with 0.
    for (const word of cheats) expect(word, said).toMatch(/^(fails|noted: .*)$/);
    expect(checkExitCode(sound), said).toBe(0);
    const unsound = await checkWith({ ...options, instances: 'prdbench-2,prdbench-3' }, false);
    const words = wordsOf(unsound);
    expect(words['prdbench-2']).toEqual(['fails', 'fails']);
    expect(words['prdbench-3']![0]).toBe('passes');
    expect(checkExitCode(unsound)).toBe(1);
  });
});
