import { type Harmless, isBlank, namesThisMachine, saysNothing, saysOnly, setsOnly } from './harmless.ts';

/** Configuration files that a tool reads by itself. */
interface Obeyed {
  /** Matches the tool in the text of the commands. */
  tool: RegExp;
  /** `~/` is the home directory, `./` the workdir; `*` as in a shell. */
  files: string[];
  /** Without it, only a file without any settings is harmless, apart from comments with `#`. */
  harmless?: Harmless;
  /** The tool or the system writes these files by itself. */
  written?: true;
}

const NPM_SETTINGS =
  /^(@[\w.-]+:)?registry *=(?!.*(localhost|127\.))|^\/\/[\w.-]+\/|^(prefix|cache|store-dir|legacy-peer-deps|auto-install-peers|strict-peer-(deps|dependencies)|fund|audit|audit-level|loglevel|progress|update-notifier|engine-strict|save-exact|save-prefix|package-lock|fetch-[a-z-]+|maxsockets|python|(https-)?proxy|noproxy|strict-ssl|unsafe-perm|shamefully-hoist|node-linker) *=/;
const YARN_SETTINGS =
  /^"?(registry|npmRegistryServer|lastUpdateCheck|nodeLinker|enableTelemetry|enableGlobalCache|httpTimeout|network-timeout|compressionLevel|(--)?(install\.)?ignore-engines|cache-folder|disable-self-update-check)"?(:| )(?!.*(localhost|127\.))/;
const PNPM_SETTINGS =
  /^-|^(store-dir|registry|packages|onlyBuiltDependencies|ignoredBuiltDependencies|allowBuilds|nodeLinker|shamefullyHoist|autoInstallPeers|strictPeerDependencies) *[:=]|^['"]?@?[\w./-]+['"]?: *(true|false)$/;
const BUNDLE_SETTINGS =
  /^---$|^BUNDLE_(PATH|PATH__SYSTEM|WITHOUT|JOBS|RETRY|TIMEOUT|FROZEN|DEPLOYMENT|CLEAN|BIN|CACHE_PATH|BUILD__\w+|FORCE_RUBY_PLATFORM|SPECIFIC_PLATFORM|SILENCE_ROOT_WARNING|IGNORE_MESSAGES|SSL_VERIFY_MODE):/;
/** Another address for a repository leads to a host of the wider network. */
const GIT_SETTINGS =
  /^(user|safe|init|color|pull|push|https?|advice|url(?= "(https?:|ssh:|git[@:])(?!.*(localhost|127\.))))\b(?!\.templatedir).*\.|^core\.(autocrlf|eol|filemode|longpaths|quotepath|compression)\b|^filter "lfs"\.(required = true|(clean|smudge|process) = git-lfs [\w -]+(%f)?)$|^credential\.helper = store$/;
const SSH_SETTINGS =
  /^(host|user|port|identityfile|identitiesonly|serveralive\w+|stricthostkeychecking|(user|global)knownhostsfile|(remote|local)forward|exitonforwardfailure|loglevel|batchmode|tcpkeepalive|connecttimeout|compression|sendenv|hashknownhosts|gssapi\w+|hostname[ =]+(localhost|127\.\S+|::1)$)\b/i;
const PIP_SETTINGS =
  /^\w+\.((extra-)?index-url(?!.*(localhost|127\.|file:|=\s*[./~]))|trusted-host|timeout|default-timeout|retries|no-cache-dir|cache-dir|break-system-packages|disable-pip-version-check|root-user-action|proxy|cert|progress-bar|prefer-binary)\s*=/;
const UV_SETTINGS =
  /^\[(\[index\]|pip)\]$|^((extra-)?index-url|url|python-install-mirror) *= *\[?["']https?:(?!.*(localhost|127\.|file:))|^(name|default|explicit|index-strategy|link-mode|python-preference|python-downloads|native-tls|system-certs|no-cache|cache-dir|break-system-packages|system|compile-bytecode|prerelease|resolution|allow-insecure-host|concurrent-\w+) *=/;
/**
 * A comment that is no directive, one setting that names no program and keeps signatures, a line of a list of packages
 * (PostgreSQL's that are not removed) or of options by which dpkg asks nothing, or a setting of dpkg; spaces are single.
 */
const APT_LINE =
  /^((\/\/|#(?!include|clear)).*|(Acquire|(Binary::apt::)?APT::(Install-\w+|Get|Sandbox|Cache|AutoRemove|Color|Keep-[\w-]+|Periodic|Default-Release)|DPkg::(Lock|Use-Pty|Progress-Fancy)|quiet)(?!.*(Auto-?Detect|Allow-?(Insecure|Unauth|Weak|DowngradeToInsecure)))(::[\w:/.-]+)? ("[^"{};]*"|[^" {};]*);|(APT|NeverAutoRemove|DPkg::Options(::)?)? ?\{?( ?"(?!-(?!-force-))[^"]*";)* ?(\};?)?|force-[\w-]+|path-(ex|in)clude[ =][\w/.*?-]+)?$/i;
/** Repositories of the wider network, whose signatures count. */
const APT_SOURCES =
  /^deb(-src)?\s(?!.*(trusted=|allow-insecure=|file:|copy:|cdrom:|localhost|127\.))|^(URIs:\s*https?:(?!.*(file:|copy:|localhost|127\.))|(Types|Suites|Components|Signed-By|Enabled|Architectures|Languages|By-Hash|PDiffs|Check-Valid-Until|X-\S+):|[\w+/=-]+$|\.$|-----|(Version|Comment|Hash):)/i;
/**
 * A server's settings are the task itself; a client's may set the user, the password, the character set and the usual
 * address.
 */
const MYSQL_SETTINGS =
  /^(?!.*\.!include(?!dir \/etc\/mysql\/))((?!(client[^.]*|mysql|mysqladmin|mariadb-client)\.)|[^.]+\.(!|user|password|default-character-set|host\s*=\s*(localhost|127\.0\.0\.1)$|port\s*=\s*3306$|socket\s*=\s*\/\S*\/mysqld?\.sock$))/;
const GLOBAL_NPMRC = [
  '/etc',
  '/usr/etc',
  '/usr/local/etc',
  '/usr/lib/node_modules/npm',
  '/usr/local/lib/node_modules/npm',
];
/** Every Ruby runs it before its program. */
const RUBY_DEFAULTS = ['', '/*', '/site_ruby/*', '/vendor_ruby', '/vendor_ruby/*'].flatMap((folder) =>
  ['/usr/lib/ruby', '/usr/local/lib/ruby'].map((ruby) => `${ruby}${folder}/rubygems/defaults/operating_system.rb`),
);
const NETWORKED =
  /\b(curl|wget|ssh|git|psql|pg_isready|mysql|mysqladmin|mariadb|mongosh?|redis-cli|npm|yarn|pnpm|bundle|pip[\d.]*|uvx?|apt(-get)?|tox)\b|https?:|localhost/;
/** The distributions' usual lines, `files` first; any other word would load a library of that name. */
const NAME_SERVICES =
  /^hosts:\s+files\b(\s+(dns|myhostname|mymachines|resolve|mdns4?(_minimal)?|\[[!\w]+=\w+\]))*$|^(?!hosts)\w+:(\s+(files|compat|systemd|db|nis|\[[!\w]+=\w+\]))*$/;

/**
 * Configuration files of the tools in the data sets' commands, by tool. Not here: redis-cli (reads its own at a
 * terminal only), other non-interactive shells (by environment only), `.pgpass` and services of PostgreSQL (nothing but
 * passwords; only on request).
 */
const OBEYED: Record<string, Obeyed> = {
  // The file that an image names: every bash reads it before its script.
  bash: { tool: /\bbash\b|\.sh\b/, files: ['"$BASH_ENV"'] },
  curl: { tool: /\bcurl\b/, files: ['~/.curlrc', '~/.config/curlrc', '~/.config/.curlrc'] },
  wget: { tool: /\bwget\b/, files: ['~/.wgetrc', '/etc/wgetrc', '/usr/local/etc/wgetrc'] },
  sqlite3: { tool: /\bsqlite3\b/, files: ['~/.sqliterc', '~/.config/sqlite3/sqliterc'] },
  psql: {
    tool: /\bpsql\b/,
    files: ['~/.psqlrc*', '~/.postgresqlrc', '/etc/postgresql-common/psqlrc', '/etc/postgresql-common/user_clusters'],
    // `#\echo` prints.
    harmless: isBlank,
  },
  mysql: {
    tool: /\b(mysql|mysqladmin|mariadb)\b/,
    files: ['~/.my.cnf', '~/.mylogin.cnf', '/etc/my.cnf', '/etc/mysql/*.cnf', '/etc/mysql/*.d/*.cnf'],
    harmless: setsOnly(MYSQL_SETTINGS),
  },
  mongosh: {
    tool: /\bmongo(sh)?\b/,
    files: [
      '~/.mongorc.js',
      '~/.mongoshrc.js',
      '/etc/mongorc.js',
      '/etc/mongosh.conf',
      '~/.mongodb/mongosh/snippets/package.json',
    ],
    harmless: isBlank,
  },
  npm: {
    tool: /\b(npm|npx|yarn|pnpm)\b/,
    files: [
      './.npmrc',
      '~/.npmrc',
      ...GLOBAL_NPMRC.map((folder) => `${folder}/npmrc`),
      '~/.nvm/versions/node/*/etc/npmrc',
    ],
    harmless: saysOnly(NPM_SETTINGS),
  },
  yarn: {
    tool: /\byarn\b/,
    files: ['./.yarnrc', '~/.yarnrc', '/etc/yarnrc', './.yarnrc.yml', '~/.yarnrc.yml', '/.yarnrc.yml'],
    harmless: saysOnly(YARN_SETTINGS),
    written: true,
  },
  pnpm: {
    tool: /\bpnpm\b/,
    files: ['~/.config/pnpm/rc', './pnpm-workspace.yaml'],
    harmless: saysOnly(PNPM_SETTINGS),
  },
  // It is a program: lines with another meaning can begin like settings.
  pnpmfile: { tool: /\bpnpm\b/, files: ['./.pnpmfile.cjs', './.pnpmfile.mjs'], harmless: isBlank },
  bundle: {
    tool: /\bbundler?\b/,
    files: [
      './.bundle/config',
      '~/.bundle/config',
      '/usr/local/bundle/config',
      './.bundle/plugin/index',
      '~/.bundle/plugin/index',
    ],
    harmless: saysOnly(BUNDLE_SETTINGS),
    written: true,
  },
  ruby: { tool: /\b(ruby|bundler?|gem|rake|rails|rspec)\b/, files: RUBY_DEFAULTS },
  git: {
    tool: /\b(git|npm|yarn|pnpm|bundle)\b/,
    files: ['~/.gitconfig', '~/.config/git/config', '/etc/gitconfig'],
    harmless: setsOnly(GIT_SETTINGS),
  },
  ssh: {
    tool: /\b(ssh|scp)\b/,
    files: ['~/.ssh/config', '/etc/ssh/ssh_config', '/etc/ssh/ssh_config.d/*.conf'],
    harmless: saysOnly(SSH_SETTINGS),
  },
  pip: {
    tool: /\b(pip[\d.]*|tox)\b/,
    files: [
      '/etc/pip.conf',
      '/usr/pip.conf',
      '/usr/local/pip.conf',
      '~/.pip/pip.conf',
      '~/.config/pip/pip.conf',
      '/etc/xdg/pip/pip.conf',
    ],
    harmless: setsOnly(PIP_SETTINGS),
  },
  uv: {
    tool: /\buvx?\b/,
    files: ['./uv.toml', '~/.config/uv/uv.toml', '/etc/uv/uv.toml', '/etc/xdg/uv/uv.toml'],
    harmless: saysOnly(UV_SETTINGS),
  },
  apt: {
    tool: /\bapt(-get|itude)?\b/,
    files: ['/etc/apt/apt.conf', '/etc/apt/apt.conf.d/*', '/etc/dpkg/dpkg.cfg.d/*'],
    harmless: (text) => text.split('\n').every((line) => APT_LINE.test(line.trim().replace(/\s+/g, ' '))),
    written: true,
  },
  aptSources: {
    tool: /\bapt(-get|itude)?\b/,
    files: ['/etc/apt/sources.list', '/etc/apt/sources.list.d/*'],
    harmless: saysOnly(APT_SOURCES),
    written: true,
  },
  tox: { tool: /\btox\b/, files: ['~/.config/tox/config.ini'] },
  openssl: {
    tool: /\b(curl|wget|psql|mysql|node|npm|yarn|pnpm|ruby|bundle|python[\d.]*|pytest)\b/,
    files: ['/etc/ssl/openssl.cnf'],
  },
  hosts: { tool: NETWORKED, files: ['/etc/hosts'], harmless: namesThisMachine },
  nsswitch: { tool: NETWORKED, files: ['/etc/nsswitch.conf'], harmless: saysOnly(NAME_SERVICES) },
  resolver: {
    tool: NETWORKED,
    files: ['/etc/resolv.conf'],
    harmless: saysOnly(/^(search|domain|options)\b|^nameserver\s+(127\.0\.0\.(11|53)$|(?!127\.|::1$))/),
    written: true,
  },
};

/** The configuration files that a script's tools read, by the tool's name. */
export function obeyedBy(script: string): [tool: string, files: string[]][] {
  return Object.entries(OBEYED).flatMap(([name, { tool, files }]) => (tool.test(script) ? [[name, files]] : []));
}

/** True if such a file's text leaves its tool's reports as they are. */
export function isHarmless(tool: string, text: string): boolean {
  return (OBEYED[tool]?.harmless ?? saysNothing)(text);
}

/** True if such files do not change while their tool runs. */
export function keepsStill(tool: string): boolean {
  return OBEYED[tool]?.written !== true;
}
