#!/usr/bin/env bash
# Installs the requirements of the tests: a few tools, Python with pytest, a browser (Chromium, or Chrome), a Docker daemon with
# docker compose, and the images debian:bookworm and agentbench-test-python (the same with Python and pytest).
# With --workflows, and if Go is installed, also shellcheck (lints the shell programs), actionlint and zizmor (lint the
# workflows), and act (runs them).
# Installed parts are kept, so it can be run at any time.
set -euo pipefail

image=debian:bookworm
python_image=agentbench-test-python
actionlint_version=1.7.12
act_version=0.2.87
zizmor_version=1.32.0
compose_version=2.26.1-4 # of Debian
compose_digest=47681197cb2b1ab88206b42a1a92fc75f50d9530a6322d03494a473eed0408ea
tools_directory=node_modules/.cache/agentbench-tools
python_directory=node_modules/.cache/agentbench-python
atif_directory=node_modules/.cache/agentbench-atif
pytest_version=8.4.2
harbor_version=0.25.0 # as in scripts/harbor-requirements.txt
uv_version=0.13.9
temp=${TMPDIR:-/tmp}

say() { printf 'prepare-tests: %s\n' "$*"; }
give_up() {
  printf 'prepare-tests: %s\n' "$@" >&2
  exit 1
}

workflows=no
for argument in "$@"; do
  case $argument in
    --workflows) workflows=yes ;;
    *)
      echo 'usage: scripts/prepare-tests.sh [--workflows]' >&2
      exit 2
      ;;
  esac
done

cd "$(dirname "${BASH_SOURCE[0]}")/.."
PATH=$PATH:/usr/sbin:/sbin # the place of dockerd and debootstrap, also for a user who is not root

have() { command -v "$1" >/dev/null 2>&1; }
is_linux() { [[ $(uname -s) == Linux ]]; }
is_debian() { have apt-get && grep -Eqs '^ID(_LIKE)?=.*(debian|ubuntu)' /etc/os-release; }
may_be_root() { [[ $EUID == 0 ]] || sudo -n true 2>/dev/null; }
as_root() { if [[ $EUID == 0 ]]; then "$@"; else sudo -n "$@"; fi; }

# Runs a command up to three times, and shows its output only if it fails.
retry() {
  local log try
  log=$(mktemp "$temp/agentbench-prepare.XXXXXX")
  for try in 1 2 3; do
    if "$@" >"$log" 2>&1; then
      rm -f "$log"
      return 0
    fi
    say "try $try of 3 failed: $*"
    [[ $try == 3 ]] || sleep $((try * 5))
  done
  tail -n 30 "$log" >&2
  rm -f "$log"
  return 1
}

apt_updated=no
# Installs Debian packages, or lists them if they cannot be installed here.
install_packages() {
  is_debian || give_up "missing here: $*. Install what has that name on your system, then run this again."
  may_be_root || give_up "missing here: $*. As root: apt-get install $*"
  say "installing $* (apt-get)"
  if [[ $apt_updated == no ]]; then
    retry as_root apt-get update || give_up 'apt-get update failed (see above): are the package sources within reach?'
    apt_updated=yes
  fi
  # --no-remove: never replaces an installed package, such as another Docker.
  retry as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-remove -o DPkg::Lock::Timeout=120 "$@" || give_up "could not install $* (see above)"
}

ensure_tools() {
  local missing=()
  local tool
  for tool in git perl curl python3; do have "$tool" || missing+=("$tool"); done
  if is_linux; then
    have ps || missing+=(procps)
    have ip || missing+=(iproute2)
    compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null || missing+=(faketime)
  fi
  if [[ ${#missing[@]} -gt 0 ]]; then install_packages "${missing[@]}"; fi
}

ensure_venv() { python3 -c 'import ensurepip' 2>/dev/null || install_packages python3-venv; }

ensure_shellcheck() { have shellcheck || install_packages shellcheck; }

# The browser that tests the page of a report: hosted runners have Chrome, Debian has Chromium.
ensure_browser() {
  local browser
  for browser in chromium google-chrome google-chrome-stable chromium-browser; do have "$browser" && return; done
  install_packages chromium
}

docker_answers() { docker info >/dev/null 2>&1; }

# Succeeds if the process in dockerd's pid file is a dockerd.
dockerd_runs() {
  local pid
  pid=$(cat /var/run/docker.pid 2>/dev/null) && [[ $(cat "/proc/$pid/comm" 2>/dev/null) == dockerd ]]
}

ensure_docker() {
  docker_answers && return
  if have docker; then docker version 2>&1 >/dev/null | tail -n 1 >&2 || true; fi
  [[ -z ${DOCKER_HOST:-} ]] || give_up "no Docker daemon answers at DOCKER_HOST=$DOCKER_HOST: start that one, or unset the variable"
  is_debian || give_up 'no Docker daemon answers: install Docker and start it, then run this again'
  may_be_root || give_up 'no Docker daemon answers to you. As root: apt-get install docker.io' \
    "and start it; a user other than root has to be in the group docker (usermod -aG docker ${USER:-you}; log in again)"
  { have docker && have dockerd; } || install_packages docker.io
  if ! as_root docker info >/dev/null 2>&1; then start_docker; fi
  docker_answers || give_up "the Docker daemon answers root only: add yourself to its group (usermod -aG docker ${USER:-you}) and log in again"
}

start_docker() {
  local log='' launcher='' second
  if [[ -d /run/systemd/system ]]; then
    say 'starting Docker (systemctl start docker)'
    as_root systemctl start docker || give_up 'systemctl start docker failed: journalctl -u docker says why'
  elif ! dockerd_runs; then
    log=$(mktemp "$temp/agentbench-dockerd.XXXXXX")
    say "starting dockerd (log: $log)"
    as_root rm -f /var/run/docker.pid # left by a dead one; dockerd takes any process of that number for itself
    # It starts itself anew for each archive and each network: 12 of 40 ms are Go's collection of garbage. Before 20.10.27 (Debian 12
    # has .24) it stops answering for good where two containers leave a network in the same instant (moby/moby#46661): one thread does not.
    (cd / && as_root env GOGC=400 GOMAXPROCS=1 setsid dockerd) >"$log" 2>&1 </dev/null &
    launcher=$!
  fi
  for second in {1..300}; do
    as_root docker info >/dev/null 2>&1 && say "Docker answers after $second s" && return
    [[ -z $launcher ]] || dockerd_runs || as_root kill -0 "$launcher" 2>/dev/null || break
    sleep 1
  done
  [[ -z $log ]] || tail -n 20 "$log" >&2
  give_up "the Docker daemon does not answer${log:+; the end of its log is above}"
}

# Docker's packages and hosted runners have compose. Elsewhere it is the program of Debian's package, as a plugin of this user:
# the package itself would bring another docker CLI.
ensure_compose() {
  docker compose version >/dev/null 2>&1 && return
  [[ $(uname -m) == x86_64 ]] || give_up 'docker compose is missing: install the package docker-compose-plugin of Docker'
  local file=$tools_directory/docker-compose plugins=${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins
  if [[ ! -x $file ]]; then
    say "installing docker compose $compose_version into $tools_directory"
    mkdir -p "$tools_directory/docker-compose.parts"
    local package=$tools_directory/docker-compose.parts/package.deb
    local pool=http://deb.debian.org/debian/pool/main/d/docker-compose
    retry curl -fsSL -o "$package" "$pool/docker-compose_${compose_version}_amd64.deb" || give_up 'could not load docker compose (see above)'
    echo "$compose_digest  $package" | sha256sum --check --quiet || give_up 'docker compose is not the file that was expected'
    dpkg-deb --extract "$package" "$tools_directory/docker-compose.parts"
    mv "$tools_directory/docker-compose.parts/usr/libexec/docker/cli-plugins/docker-compose" "$file"
    rm -rf "$tools_directory/docker-compose.parts"
  fi
  mkdir -p "$plugins"
  cp -f "$file" "$plugins/docker-compose" # a link would end with this checkout
  docker compose version >/dev/null || give_up "docker compose does not run from $plugins"
}

# It gives up at the first download that a mirror answers with a fault.
bootstrap() {
  as_root find "$1" -xdev -mindepth 1 -delete
  as_root debootstrap --variant=minbase bookworm "$@"
}

# Builds the base image from Debian packages, for machines without access to an image registry.
build_image() {
  have debootstrap || install_packages debootstrap debian-archive-keyring
  may_be_root || give_up "as root: debootstrap --variant=minbase bookworm DIR && tar -C DIR -c . | docker import - $image"
  # Prefers the mirror that apt uses, which is reachable; otherwise debootstrap's default.
  local mirror root
  # shellcheck disable=SC2016 # apt's own placeholder
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' 'Origin: Debian' 2>/dev/null | grep -m 1 '^http:' || true)
  root=$(mktemp -d "$temp/agentbench-debootstrap.XXXXXX")
  # shellcheck disable=SC2064 # this path, now
  trap "as_root rm -rf '$root'" EXIT
  say "building $image from packages (debootstrap, about half a minute)"
  retry bootstrap "$root" ${mirror:+"$mirror"} || give_up "debootstrap failed (see above): the tests need an image $image"
  as_root find "$root/var/cache/apt" "$root/var/lib/apt/lists" -type f -delete
  # As in Debian's slim image, and more, in this one and in what is installed in it: the Engine compares every file of an image
  # with the container's for its list of changes, and nobody reads these. Packages make links in the directories of manuals.
  local unread=(bash-completion doc info lintian locale man zoneinfo) directory
  for directory in "${unread[@]}"; do
    as_root find "$root/usr/share/$directory" -mindepth 1 ! -path '*/man/man?' -delete
  done
  # Of character sets that no locale has, of Unicode's rare properties, and of builds of packages.
  as_root find "$root"/usr/lib/*/{gconv,perl-base/unicore/lib} -type f -delete
  as_root find "$root/var/lib/dpkg/info" '(' -name '*.shlibs' -o -name '*.symbols' ')' -delete
  printf 'path-exclude /usr/share/%s/*\n' "${unread[@]}" | as_root tee "$root/etc/dpkg/dpkg.cfg.d/unread" >/dev/null
  if ! as_root tar -C "$root" --numeric-owner -c . | docker import --change 'CMD ["bash"]' - "$image" >/dev/null; then
    docker image rm "$image" >/dev/null 2>&1 || true # perhaps half of it
    give_up "docker import failed: the tests need an image $image"
  fi
  as_root rm -rf "$root"
  trap - EXIT
}

ensure_image() {
  docker image inspect "$image" >/dev/null 2>&1 && return
  say "pulling $image"
  local limit=()
  if have timeout; then limit=(timeout 60); fi # seconds
  ${limit[@]+"${limit[@]}"} docker pull --quiet "$image" && return
  say 'no image registry answered'
  build_image
  say "$image is there"
}

# The image that runs the solutions of test plans.
ensure_python_image() {
  docker image inspect "$python_image" >/dev/null 2>&1 && return
  say "building $python_image"
  local packages='python3 python3-pytest python-is-python3 procps'
  local install="apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages"
  local context
  context=$(mktemp -d "$temp/agentbench-python.XXXXXX")
  printf 'FROM %s\nRUN %s && apt-get clean && rm -r /var/lib/apt/lists/*\n' "$image" "$install" >"$context/Dockerfile"
  retry docker build --quiet --tag "$python_image" "$context" || give_up "could not build $python_image (see above)"
  rm -rf "$context"
}

ensure_python() {
  [[ $("$python_directory/bin/pytest" --version 2>/dev/null) == "pytest $pytest_version" ]] && return
  say "installing pytest $pytest_version into $python_directory"
  retry python3 -m venv "$python_directory" || give_up 'could not make a Python environment (see above)'
  retry "$python_directory/bin/python3" -m pip install --quiet --disable-pip-version-check "pytest==$pytest_version" ||
    give_up 'could not install pytest (see above)'
}

# The first Python of at least 3.12: on PATH, or one that pyenv keeps. Fails without one.
find_python312() {
  local python
  for python in python3 python3.14 python3.13 python3.12 "$HOME"/.pyenv/versions/3.*/bin/python3; do
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1 || continue
    "$python" -c 'import sys; print(sys.executable)'
    return
  done
  return 1
}

# The whole package of Harbor, which wants Python 3.12; otherwise its models of trajectories, which run on any Python with pydantic.
ensure_atif() {
  local python whole=models installed
  installed=$(cat "$atif_directory/harbor-version" 2>/dev/null || true)
  [[ $installed == "$harbor_version whole" ]] && return
  if python=$(find_python312); then whole=whole; else python=python3; fi
  [[ $installed == "$harbor_version $whole" ]] && return
  say "installing harbor $harbor_version ($whole) into $atif_directory"
  rm -rf "$atif_directory"
  retry "$python" -m venv "$atif_directory" || give_up 'could not make a Python environment (see above)'
  local pip=("$atif_directory/bin/python3" -m pip install --quiet --disable-pip-version-check --only-binary :all:)
  if [[ $whole == whole ]]; then
    # uv installs its 90 packages in seconds.
    retry "${pip[@]}" "uv==$uv_version" || give_up 'could not install uv (see above)'
    retry "$atif_directory/bin/uv" pip install --quiet --python "$atif_directory/bin/python3" --only-binary :all: --no-deps \
      --compile-bytecode --requirement scripts/harbor-requirements.txt || give_up 'could not install harbor (see above)'
  else
    retry "${pip[@]}" pydantic==2.14.3 pathspec==1.1.1 toml==0.10.2 || give_up 'could not install pydantic, pathspec and toml (see above)'
    retry "${pip[@]}" --no-deps --ignore-requires-python "harbor==$harbor_version" || give_up 'could not install harbor (see above)'
  fi
  echo "$harbor_version $whole" >"$atif_directory/harbor-version"
}

# The agents that test/agents/real.test.ts runs, checked by their integrity and without their scripts.
ensure_agents() {
  is_linux && [[ $(uname -m) == x86_64 ]] || return 0
  # The project's Node.js: older ones do not read TypeScript.
  retry node_modules/.bin/node scripts/install-agents.ts claude-code codex || give_up 'could not install the agents (see above)'
}

ensure_actionlint() {
  [[ $("$tools_directory/bin/actionlint" -version 2>/dev/null) == v$actionlint_version* ]] && return
  say "installing actionlint $actionlint_version into $tools_directory"
  have go || give_up 'actionlint is built from source: install Go 1.21 or newer (it fetches the release it needs by itself)'
  GOBIN=$PWD/$tools_directory/bin GOFLAGS='' CGO_ENABLED=0 \
    retry go install "github.com/rhysd/actionlint/cmd/actionlint@v$actionlint_version" || give_up 'could not install actionlint (see above)'
}

ensure_act() {
  [[ $("$tools_directory/bin/act" --version 2>/dev/null) == "act version $act_version" ]] && return
  say "installing act $act_version into $tools_directory"
  have go || give_up 'act is built from source: install Go 1.21 or newer (it fetches the release it needs by itself)'
  GOBIN=$PWD/$tools_directory/bin GOFLAGS='' CGO_ENABLED=0 \
    retry go install "github.com/nektos/act@v$act_version" || give_up 'could not install act (see above)'
}

ensure_zizmor() {
  [[ $("$tools_directory/bin/zizmor" --version 2>/dev/null) == "zizmor $zizmor_version" ]] && return
  say "installing zizmor $zizmor_version into $tools_directory"
  retry python3 -m venv "$tools_directory" || give_up 'could not make a Python environment (see above)'
  retry "$tools_directory/bin/python3" -m pip install --quiet --disable-pip-version-check --only-binary :all: \
    "zizmor==$zizmor_version" || give_up 'could not install zizmor (see above)'
}

# Runs lists of functions side by side, each list in its order: downloads and compilers leave each other room. Fails if one fails.
side_by_side() {
  local lists=() list failed=no
  for list in "$@"; do
    (for each in $list; do "$each"; done) &
    lists+=($!)
  done
  for list in "${lists[@]}"; do wait "$list" || failed=yes; done
  [[ $failed == no ]]
}

ensure_tools
ensure_venv
# Only the first list installs packages of the system.
lists=('ensure_docker ensure_compose ensure_image ensure_python_image ensure_browser' 'ensure_python ensure_atif ensure_agents')
if [[ $workflows == yes ]] || have go; then
  lists[0]+=' ensure_shellcheck'
  lists[1]+=' ensure_zizmor'
  lists+=('ensure_actionlint ensure_act')
fi
side_by_side "${lists[@]}" || exit 1
say 'ready'
