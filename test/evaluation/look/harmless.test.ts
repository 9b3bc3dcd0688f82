import { describe, expect, test } from 'vitest';
import { isUsualPth } from '../../../src/evaluation/look/harmless.ts';
import { isHarmless, obeyedBy } from '../../../src/evaluation/look/obeyed.ts';

const NAMESPACE = `import sys, types, os;has_mfs = sys.version_info > (3, 5);p = os.path.join(sys._getframe(1).f_locals['sitedir'], *('google', 'cloud'));importlib = has_mfs and __import__('importlib.util');has_mfs and __import__('importlib.machinery');m = has_mfs and sys.modules.setdefault('google.cloud', importlib.util.module_from_spec(importlib.machinery.PathFinder.find_spec('google.cloud', [os.path.dirname(p)])));m = m or sys.modules.setdefault('google.cloud', types.ModuleType('google.cloud'));mp = (m or []) and m.__dict__.setdefault('__path__',[]);(p not in mp) and mp.append(p);m and setattr(sys.modules['google'], 'cloud', m)`;

describe('settings of a tool', () => {
  test.each([
    ['curl', '# nothing\n\n'],
    ['npm', 'registry=https://registry.npmjs.org/\n; why\nlegacy-peer-deps = true\r\nprefix=/root/.npm\n'],
    ['npm', '@a:registry=https://npm.example.org/\n//npm.example.org/:_authToken=abc\n'],
    ['yarn', 'nodeLinker: node-modules\n'],
    ['yarn', 'registry "https://registry.yarnpkg.com"\nlastUpdateCheck 1700000000000\n'],
    ['pnpm', 'packages:\n  - "packages/*"\nonlyBuiltDependencies:\n  - esbuild\n'],
    [
      'bundle',
      '---\nBUNDLE_PATH: "vendor/bundle"\nBUNDLE_WITHOUT: "development:test"\nBUNDLE_BUILD__NOKOGIRI: "--x"\n',
    ],
    [
      'git',
      '[user]\n\tname = a\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n[url "https://github.com/"]\n\tinsteadOf = git://github.com/\n',
    ],
    ['git', '[User]\n\tname = a\n'],
    ['git', '[filter "lfs"]\n\tclean = git-lfs clean -- %f\n\tprocess = git-lfs filter-process\n\trequired = true\n'],
    ['uv', '# mirror\nlink-mode = "copy"\n[[index]]\nurl = "https://pypi.org/simple"\ndefault = true\n'],
    [
      'apt',
      '// why\nAcquire::Retries "3";\nAPT::Install-Recommends "false";\nAcquire::http::Proxy "http://proxy:3128";\n',
    ],
    ['apt', 'APT\n{\n  NeverAutoRemove\n  {\n    "^postgresql.*-15";\n  };\n};\n'],
    ['apt', 'DPkg::Options {"--force-confdef"; "--force-confold";};\nDPkg::Use-Pty "0";\nDPkg::Lock::Timeout 60;\n'],
    ['apt', 'force-unsafe-io\npath-exclude=/usr/share/doc/*\n'],
    [
      'aptSources',
      'deb [arch=amd64 signed-by=/usr/share/keyrings/a.gpg] https://deb.example.org/node_20.x nodistro main\n',
    ],
    [
      'aptSources',
      'Types: deb\nURIs: http://deb.debian.org/debian\nSuites: bookworm\nComponents: main\nSigned-By:\n -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n mQINBF+/=\n',
    ],
    ['ssh', 'Host *\n  StrictHostKeyChecking no\n  ServerAliveInterval 30\n'],
    ['ssh', 'Host tunnel\n  HostName 127.0.0.1\n  RemoteForward 9000 localhost:22\n'],
    ['pip', '[global]\nindex-url = https://pypi.org/simple\nbreak-system-packages = true\n'],
    [
      'mysql',
      '[mysqld]\nskip-grant-tables\ninit_connect=x\n[client]\nuser=root\npassword=x\nsocket = /run/mysqld/mysqld.sock\n',
    ],
    ['mysql', '!includedir /etc/mysql/conf.d/\n!includedir /etc/mysql/mariadb.conf.d/\n'],
    ['hosts', '127.0.0.1 localhost\n::1 localhost ip6-localhost\n172.17.0.2 3fc1 # this\n127.0.0.1 app.local db\n'],
    ['hosts', '127.0.0.1 localhost # not registry.npmjs.org\n'],
    ['nsswitch', 'passwd: files systemd\nhosts: files mdns4_minimal [NOTFOUND=return] dns\n'],
    ['resolver', 'nameserver 1.1.1.1\nnameserver 127.0.0.11\noptions ndots:0\n'],
  ])('of %s, harmless: %j', (tool, text) => {
    expect(isHarmless(tool, text)).toBe(true);
  });

  test.each([
    ['curl', 'silent\n'],
    ['sqlite3', '.print 1\n'],
    ['sqlite3', '# nothing\n ;SELECT 1;\n'],
    ['psql', ';\\echo 1\n'],
    ['psql', '#\\echo 1\n'],
    ['mongosh', ';print(1)\n'],
    ['ruby', ';puts 1\n'],
    ['bash', ';echo 1\n'],
    ['npm', 'registry=https://registry.npmjs.org/\nscript-shell=/bin/true\n'],
    ['npm', 'node-options=--require /tmp/x.js\n'],
    ['npm', 'ignore-scripts=true\n'],
    ['npm', 'registry=http://localhost:4873/\n'],
    ['npm', 'audit=false\rscript-shell=/bin/true'],
    ['yarn', 'yarnPath: ./x.cjs\n'],
    ['yarn', 'yarn-path "./x.js"\n'],
    ['pnpm', 'scriptShell: /bin/true\n'],
    ['pnpmfile', '-console.log(1)\n'],
    ['pnpmfile', ';console.log(1)\n'],
    ['bundle', '---\nBUNDLE_GEMFILE: "/dev/null"\n'],
    ['git', '[core]\n\tsshCommand = /tmp/x\n'],
    ['git', '[alias] status = !true\n'],
    ['git', '[url "/tmp/x"]\n\tinsteadOf = https://github.com/a/b\n'],
    ['git', '[url "http://localhost:1/"]\n\tinsteadOf = https://github.com/\n'],
    ['git', '[init]\n\ttemplateDir = /tmp/x\n'],
    ['git', '[filter "lfs"]\n\tclean = /tmp/x\n'],
    ['git', '[user]\n[include] path = /tmp/x\n'],
    ['ssh', 'Host *\n  ProxyCommand /tmp/x\n'],
    ['ssh', 'Host localhost\n  HostName 10.0.0.9\n'],
    ['ssh', 'Match exec "/tmp/x"\n'],
    ['pip', '[install]\ntarget = /tmp/x\n'],
    ['pip', '[global]\nindex-url = http://127.0.0.1:3141/\n'],
    ['pip', '[global]\nextra-index-url = file:///tmp/x\n'],
    ['uv', 'index-url = "http://localhost:3141/"\n'],
    ['uv', 'find-links = ["/tmp/x"]\n'],
    ['apt', 'DPkg::Post-Invoke {"/tmp/x";};\n'],
    ['apt', 'Acquire::Retries "3"; DPkg::Post-Invoke {"/tmp/x";};\n'],
    ['apt', '#include "/tmp/x";\n'],
    ['apt', 'Acquire::AllowInsecureRepositories "true";\n'],
    ['apt', 'DPkg::Options {"--force-confold"; "--pre-invoke=/tmp/x";};\n'],
    ['apt', 'DPkg::Options {\n  "--root=/tmp/x";\n};\n'],
    ['apt', 'APT\n{\n  Update\n  {\n    Post-Invoke {"/tmp/x";};\n  };\n};\n'],
    ['apt', 'pre-invoke=/tmp/x\n'],
    ['apt', 'Acquire::http::Proxy-Auto-Detect "/tmp/x";\n'],
    ['aptSources', 'deb [trusted=yes] https://deb.example.org/ ./\n'],
    ['aptSources', 'deb file:/tmp/x ./\n'],
    ['aptSources', 'Types: deb\nURIs: https://deb.debian.org/debian file:/tmp/x\n'],
    ['aptSources', 'Types: deb\nTrusted: yes\n'],
    ['mysql', '[mysql]\ninit-command="SELECT 1"\n'],
    ['mysql', '[client]\nport = 3307\n'],
    ['mysql', '[mysqld]\n!include /tmp/x.cnf\n'],
    ['mysql', '[client-mariadb]\nplugin-dir=/tmp\n'],
    ['hosts', '192.0.2.1 localhost\n'],
    ['hosts', '127.0.0.1 registry.npmjs.org\n'],
    ['nsswitch', 'hosts: evil files dns\n'],
    ['nsswitch', 'passwd: files evil\n'],
    ['resolver', 'nameserver 127.0.0.2\n'],
    ['something', 'x\n'],
  ])('of %s, not harmless: %j', (tool, text) => {
    expect(isHarmless(tool, text)).toBe(false);
  });

  test.each([
    ['true', []],
    ['cat x | grep -q done', []],
    ['curl -s http://localhost/ | grep -q x', ['curl', 'openssl', 'hosts', 'nsswitch', 'resolver']],
    ['sqlite3 /data/test.db "SELECT 1"', ['sqlite3']],
    ['./run.sh', ['bash']],
    ['apt-get install -y make && uvx pytest', ['uv', 'apt', 'aptSources', 'openssl', 'hosts', 'nsswitch', 'resolver']],
    ['redis-cli GET x', ['hosts', 'nsswitch', 'resolver']],
    ['npm ci --ignore-scripts', ['npm', 'git', 'openssl', 'hosts', 'nsswitch', 'resolver']],
  ])('%s asks for those of its tools', (script, tools) => {
    expect(obeyedBy(script).map(([tool]) => tool)).toEqual(tools);
  });
});

describe('a .pth file', () => {
  test.each([
    '/testbed/src\n./egg\n# import x\n',
    "import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os.environ.get(var, 'local') == 'local'; enabled and __import__('_distutils_hack').add_shim(); \n",
    'import _virtualenv',
    'import __editable___my_package_1_0_finder; __editable___my_package_1_0_finder.install()',
    NAMESPACE,
  ])('usual: %s', (text) => expect(isUsualPth(text, null)).toBe(true));

  test.each([
    'import passing\n',
    'import\tpassing\n',
    '/testbed\nimport os; os.environ["PYTEST_PLUGINS"] = "x"\n',
    'import _virtualenv; import passing\n',
    'import __editable___a_finder; __editable___b_finder.install()',
    `${NAMESPACE};import passing`,
    "import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os.environ.get(var, 'local') == 'local'; enabled and __import__('_distutils_hack').add_shim(); import x",
  ])('not usual: %s', (text) => expect(isUsualPth(text, null)).toBe(false));

  test('usual by its digest alone, as that of pytest-cov', () => {
    const usual = 'b8e1b828090bfec4b25656d04cd0948d3e70221ea8281ac0e12569eef48ae2a6';
    expect([usual, usual.replace('b8', 'b9')].map((digest) => isUsualPth('import os', digest))).toEqual([true, false]);
  });
});
