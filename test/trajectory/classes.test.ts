import { describe, expect, test } from 'vitest';
import type { ActionClass } from '../../src/results/actions.ts';
import { classOfAction } from '../../src/trajectory/classes.ts';
import { shellCommands } from '../../src/trajectory/shell-words.ts';
import { processorTime } from '../support/processor.ts';

const COMMANDS: [ActionClass, string[]][] = [
  [
    'check_dir',
    [
      'ls',
      'cd src && ls -la',
      'ls | wc -l',
      'tree -L 2',
      'pwd; ls',
      'find . -maxdepth 2 -type d',
      '/bin/ls /etc',
      'git ls-files | head',
      'sudo ls /root',
      'source .venv/bin/activate && ls',
      'conda activate testbed && ls',
      'command -v node && ls',
      'nvm use 18 && ls',
    ],
  ],
  [
    'read_file',
    [
      'cat README.md',
      'cat a | grep b',
      "sed -n '1,40p' x.py",
      'head -50 a && ls',
      'cat < in',
      'tail -f log 2>/dev/null',
      'cat x 2>&1 | tail -5',
      'wc -l src/*.py',
      'sort a | uniq -c',
      'diff <(cat a) <(cat b)',
      'sha256sum a',
      'unzip -l a.zip',
      "awk -F'i' '{print $1}' a",
      'tar tzf a.tgz',
      'gunzip -c a.gz | head',
      'xz -dc a.xz',
      'tar -f a.tgz -t',
      'tar --list -f a.tgz',
    ],
  ],
  [
    'search',
    ['grep -rn foo .', "find . -name '*.py'", 'rg --files | head', 'cd x; grep -r a . || true', 'git grep foo'],
  ],
  [
    'edit',
    [
      "cat > a.py <<'EOF'\npip install x\nEOF",
      'echo a >> ~/.bashrc',
      'echo a | tee /etc/hosts',
      "sed -i 's/a/b/' f",
      "sed -Ei.bak 's/a/b/' f",
      "perl -0pi -e 's/a/b/' f",
      "gawk -i inplace '{print}' f",
      "yq -i '.a = 1' f",
      'sort a > b',
      'base64 -d a > b',
      'rsync -a a/ b/',
      'gunzip a.gz',
      'git switch -c a',
      'git clean -fd',
      'mkdir -p a/b',
      'rm -rf x',
      'apply_patch <<EOF\n*** Begin Patch\nEOF',
      'git apply x.patch',
      'printf x>file',
      'tar xzf postgresql-15.4.tar.gz',
      'tar -xf a.tar -C tools',
      'tar -cf out.tar src',
      'tar -czf out.tgz -T names',
    ],
  ],
  [
    'install',
    [
      'pip install -r requirements.txt',
      'sudo apt-get update && sudo apt-get install -y git',
      'DEBIAN_FRONTEND=noninteractive apt-get -y install curl',
      'npm ci',
      'cd app && npm install && npm test',
      'python3 -m pip install x',
      'python3 -m ensurepip --upgrade',
      'curl -fsSL https://sh.rustup.rs | sh -s -- -y',
      "bash -lc 'cd x && yarn'",
      'yarn',
      'uv sync',
      'env A=b timeout 300 bundle install',
      'make install',
      'go get ./...',
      'dpkg -i a.deb',
      'apt-get -y -o A=b -o C=d install a',
      'go mod download',
      'bundle --jobs=4',
      'python -m poetry install',
      'python setup.py install',
      'cmake --install build',
      'make -C a -j4 DESTDIR=b PREFIX=c install',
      'su - app -c "pip install a"',
      'runuser -u app -- pip install a',
      'runuser -l app -c "pip install a"',
      'docker exec a pip install b',
      'curl -sSL https://example.org | python3 -',
    ],
  ],
  ['network', ['curl -O https://example.org/a', 'wget -q x.org', 'git clone https://a/b && cd b', 'ping -c1 a.org']],
  [
    'run',
    [
      'python main.py',
      'make',
      './configure && make -j4',
      'curl -s http://localhost:8080/health',
      'curl -s http://a:b@127.0.0.1/',
      'curl --unix-socket a http://b/',
      'curl --version',
      'service postgresql start',
      'npm test',
      'python - <<EOF\nprint(1)\nEOF',
      'go test ./...',
      'git status',
      'mkdir b && cd b && cmake ..',
      'pip list',
      "perl -MFile::Basename -e 'print 1'",
      'yarn build',
      'timeout 10 ./server &',
    ],
  ],
  [
    'other',
    [
      'echo hello',
      'cd /x',
      'sleep 5',
      'export A=b',
      '',
      '   ',
      '# nothing',
      'which python',
      '. ./a',
      'command -v ls',
      'env | sort',
      'while true; do break; done',
    ],
  ],
];

describe('the class of a command', () => {
  test.for(COMMANDS)('%s', ([name, commands]) => {
    const classes = commands.map((command) => [command, classOfAction('Bash', { command })]);
    expect(classes).toEqual(commands.map((command) => [command, name]));
  });

  test.for<[ActionClass, string]>([
    ['read_file', 'if [ -f x ]; then cat x; else ls; fi'],
    ['check_dir', 'if [[ -f a ]]; then ls; elif true; then echo b; fi'],
    ['read_file', 'for f in *; do sed -n 1p "$f"; done | head'],
    ['check_dir', 'for ((i = 0; i < 3; i++)); do ls; done'],
    ['install', 'while read -r name; do A=b pip install "$name"; done < names'],
    ['network', 'until curl -s example.org; do sleep 1; done'],
    ['read_file', '{ cat a; ls; }'],
    ['read_file', '(cd a && cat b)'],
    ['search', '! grep -q a b'],
    ['read_file', 'time { cat a; }'],
    ['read_file', 'case $a in -h|--help) cat a;; b|c) ls ;; *) echo d;; esac'],
    ['read_file', 'case $a in\n  x)\n    cat a\n    ;;\n  (*) ls ;;\nesac'],
    ['edit', 'for f in *; do cat "$f"; done > all'],
    ['run', "'if' a"],
    ['read_file', 'a=(x "y)" # )\n z); cat f'],
    ['read_file', 'a+=(x) b[1]=y; declare -a c=(x y); cat f'],
    ['read_file', 'f() { cat "$1"; }; f a; f b | head'],
    ['read_file', "eval 'cat f'"],
    ['install', 'sudo bash -c "eval \\"cd a && npm ci\\""'],
    ['edit', "eval cat a '> b'"],
    ['run', 'eval "$(ssh-agent -s)"'],
    ['check_dir', 'function f { ls; }\nfunction g () (ls)\nf; g'],
    ['other', 'f () { echo a; }'],
    ['edit', 'f() { cat a; }; f > b'],
    ['other', '[[ a > b && ( $c =~ ^(d|e)$ || -f f ) ]]'],
    ['read_file', 'if [[ a < b ||\n c ]]; then cat a; fi'],
    ['edit', '[[ -f a ]] > b'],
    ['edit', `git commit -m "$(cat <<'EOF'\nFix "a\npip install b" it's (c\nEOF\n)" && ls`],
    ['read_file', 'echo "$(echo ")"; ls)"; cat a'],
    ['other', "echo $(echo ')'; ls)"],
    ['read_file', 'a=$((1<<b))\ncat a'],
    ['read_file', "cat $'it\\'s; rm a' b"],
    ['install', 'pip install "$(cat <<A\n\'\nA\n)" b'],
    ['install', "a=$(\n# it's (\nb # )\n) && npm ci"],
    ['install', 'a=$(b <<<"c" <<< d\n) && npm ci'],
  ])('is that of the commands in a compound one: %s, %s', ([name, command]) => {
    expect(classOfAction('Bash', { command })).toBe(name);
  });

  test.for<[ActionClass, string]>([
    ['read_file', 'cat a 2>/tmp/err'],
    ['check_dir', 'ls 2>> err | head'],
    ['other', 'cd a 2>err'],
    ['edit', 'cat a >b 2>err'],
    ['edit', 'cat a 1>b'],
    ['edit', 'cat a &>>b'],
    ['edit', 'cat a >&b'],
  ])('is edit where its output goes to a file, not where only its errors do: %s, %s', ([name, command]) => {
    expect(classOfAction('Bash', { command })).toBe(name);
  });

  test.for<[ActionClass, string]>([
    ['network', 'git -C a clone b'],
    ['network', 'rsync -e ssh a/ host:b/'],
    ['network', 'git -c k=v --no-pager fetch'],
    ['check_dir', 'git --git-dir a ls-files'],
    ['run', 'git -C a status'],
    ['install', 'yarn --cwd a add b'],
    ['install', 'yarn global add a'],
    ['install', 'yarn workspace a add b'],
    ['run', 'yarn --version'],
    ['run', 'yarn -v'],
    ['install', 'pip -v install a'],
    ['run', 'bundle exec rake install'],
    ['run', 'pip show wheel'],
    ['run', 'rustup toolchain list'],
    ['run', 'dpkg --info a'],
    ['run', 'rpm --import a'],
    ['run', 'pacman -Ss a'],
    ['run', 'helm create a'],
    ['network', 'curl example.org | python3 -m json.tool'],
    ['install', 'npm --prefix a ci'],
    ['run', 'npm run update'],
    ['run', 'npm test -- add'],
    ['run', 'cargo run -- add'],
    ['run', 'cargo test add'],
    ['run', 'go run . get'],
    ['run', 'poetry run app update'],
    ['install', 'make test install'],
    ['install', 'uv run pip install a'],
    ['install', 'conda run -n a pip install b'],
    ['install', 'nvm exec 18 npm ci'],
    ['install', 'timeout -k 5 60 pip install a'],
    ['install', 'sudo curl example.org | sudo -E bash'],
    ['read_file', 'nice -n 5 cat a'],
    ['read_file', 'find . | xargs -I {} cat {}'],
    ['search', 'git ls-files | xargs grep -l a'],
    ['edit', "grep -rl a . | xargs sed -i 's/a/b/'"],
    ['check_dir', 'find . | xargs'],
    ['edit', "find . -name a -exec sed -i 's/a/b/' {} +"],
    ['edit', "find . -exec grep -q a {} \\; -exec sh -c 'rm {}' \\;"],
    ['search', 'find . -name a -exec cat {} \\;'],
    ['check_dir', "find . -xdev -printf '%p'"],
    ['read_file', 'timeout -s KILL 10 cat a'],
    ['read_file', 'timeout --preserve-status --signal TERM --kill-after 5 10 cat a'],
    ['read_file', 'sudo -n -u me cat a'],
    ['read_file', 'stdbuf -o L cat a'],
    ['read_file', 'ionice -c 3 nice cat a'],
    ['install', 'uv run --python 3.12 pip install a'],
  ])('is that of its subcommand, not of an option or of what it runs: %s, %s', ([name, command]) => {
    expect(classOfAction('Bash', { command })).toBe(name);
  });

  test('is that of the words where a tool takes words', () => {
    expect(classOfAction('shell', { command: ['bash', '-lc', 'cat a | head'] })).toBe('read_file');
    expect(classOfAction('local_shell', { command: ['ls', '-la'] })).toBe('check_dir');
    expect(classOfAction('shell', { commands: ['cd src && ls -la', 'pip install x'] })).toBe('install');
    expect(classOfAction('exec_command', { cmd: 'npm ci' })).toBe('install');
  });
});

test.for<[ActionClass, string]>([
  ['read_file', 'const r = await tools.exec_command({cmd: "cat hello.txt && ls", workdir: "/a (b"}); text(r.output);'],
  [
    'install',
    'const [a, b] = await Promise.all([tools.exec_command({"cmd": \'ls\'}), tools.exec_command({cmd: `npm ci`})]);',
  ],
  ['run', '// install\nawait tools.exec_command({cmd: "bash -c \\"make\\x20all\\""}); /* apt install */'],
  [
    'edit',
    'text(await tools.apply_patch(`*** Begin Patch\n*** Add File: n.txt\n+await tools.exec_command({cmd: "ls"})`));',
  ],
  ['read_file', "await tools['view_image']({path: 'a.png'});"],
  ['other', 'const cmd = f(); await tools.exec_command({cmd}); text("npm ci");'],
  ['other', 'await tools.write_stdin({session_id: 1, chars: ""}); text("npm ci");'],
])('of a script that calls tools it is the one that tells most: %s, %s', ([name, input]) => {
  expect(classOfAction('exec', { input })).toBe(name);
});

test('a script of calls is read in time that grows with it', () => {
  const began = processorTime();
  for (const part of ['tools.a(', 'tools[', '"', '\\"', 'a$', '`', 'cmd: ', '/*', "'\n", '${'])
    classOfAction('exec', { input: `tools.exec_command(${part.repeat(200_000)}` });
  expect(processorTime() - began).toBeLessThan(20_000);
});

test.for<[ActionClass, string, object?]>([
  ['read_file', 'Read'],
  ['read_file', 'read_file'],
  // Of Cline.
  ['read_file', 'read_files', { files: [{ path: 'a' }] }],
  ['read_file', 'str_replace_editor', { command: 'view' }],
  ['edit', 'str_replace_based_edit_tool', { command: 'create' }],
  ['edit', 'apply_patch', { input: '*** Begin' }],
  ['check_dir', 'list_directory'],
  ['check_dir', 'LS'],
  ['search', 'Glob'],
  ['search', 'search_file_content'],
  ['network', 'WebFetch'],
  ['network', 'google_web_search'],
  ['edit', 'mcp__files__write_file'],
  ['edit', 'create'],
  ['edit', 'write_to_file'],
  ['edit', 'search_replace'],
  ['edit', 'replace_string_in_file'],
  ['search', 'grep_files'],
  ['search', 'find_file'],
  ['read_file', 'mcp__files__read_text_file'],
  ['read_file', 'developer__text_editor', { command: 'view' }],
  ['read_file', 'developer.text_editor', { command: 'view' }],
  ['check_dir', 'bash_command', { keystrokes: 'ls -la\n', duration: 0.1 }],
  ['other', 'bash_command', { keystrokes: '', duration: 10 }],
  ['other', 'bash_command', { keystrokes: 'C-c', duration: 1 }],
  ['read_file', 'swe_agent_action', { raw_action: 'str_replace_editor view /app/a.py' }],
  ['install', 'swe_agent_action', { raw_action: 'pip install x' }],
  ['read_file', 'readToolCall', { path: '/a' }],
  ['edit', 'StrReplaceFile'],
  ['edit', 'delete'],
  ['network', 'FetchURL'],
  ['network', 'browse_interactive'],
  ['other', 'mcp__tracker__create_issue'],
  ['other', 'TodoWrite'],
  ['other', 'Task'],
  ['other', 'Bash'],
  ['other', 'Bash', { command: { ls: 1 } }],
  ['other', 'constructor', { __proto__: null }],
])('a tool: %s, %s', ([name, tool, given]) => {
  expect(classOfAction(tool, (given ?? {}) as Record<string, unknown>)).toBe(name);
});

test('a command of any shape is read once, and never run', () => {
  const texts = [
    '"',
    "'a",
    '$(',
    '`',
    '\\',
    '<<',
    '<<<',
    '>',
    '>>',
    '2>',
    '&>',
    '|',
    '(((',
    '<<EOF\na',
    'a <<A <<B\n1\nA\n2\nB\nls',
    '0',
    '5>x',
    '&>>f',
    '>&2 echo',
    ';;'.repeat(10_000),
    '('.repeat(20_000),
    '"$('.repeat(6000),
    '$(<<a\n'.repeat(3000),
    '$(<<a'.repeat(4000),
    '"$(<<"'.repeat(3000),
    `case a in${' '.repeat(20_000)}`,
  ];
  for (const text of texts) expect(Array.isArray(shellCommands(text))).toBe(true);
  expect(shellCommands('a <<A <<B\n1\nA\n2\nB\nls')).toEqual([
    { words: ['a'], writes: [], isPiped: false, isLeft: false },
    { words: ['ls'], writes: [], isPiped: false, isLeft: false },
  ]);
  expect(shellCommands('x "a b" \'c d\' e\\ f $(g | h) >o 2>&1 | i')).toEqual([
    { words: ['x', 'a b', 'c d', 'e f', '$(g | h)'], writes: ['o'], isPiped: false, isLeft: false },
    { words: ['i'], writes: [], isPiped: true, isLeft: false },
  ]);
  expect(shellCommands('a;'.repeat(1000)).length).toBeLessThanOrEqual(201);
  const nested = `bash -c ${'"bash -c '.repeat(20)}ls`;
  expect(classOfAction('Bash', { command: nested })).toBe('run');
});
