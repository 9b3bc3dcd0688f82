"""Installs packages of PyPI with a copy of this Python that runs in any testbed of the same CPU: with its own C library.

    python3 -c THIS DIRECTORY REQUIREMENTS

REQUIREMENTS: the text of a requirements file; with digests, nothing else is installed. Prints nothing unless it fails.
"""
import compileall
import os
import pathlib
import py_compile
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile

target, requirements = pathlib.Path(sys.argv[1]), sys.argv[2]
version = "python%d.%d" % sys.version_info[:2]
library = target / "lib" / version
stdlib = pathlib.Path(sysconfig.get_path("stdlib"))

# The standard library, without what only its own developers need, and without packages of this machine.
left_out = shutil.ignore_patterns(
    "site-packages", "dist-packages", "__pycache__", "test", "tests", "idlelib", "ensurepip", "turtledemo", "tkinter",
    "config-*", "_tkinter*", "sitecustomize.py", "lib2to3", "*.a",
)
shutil.copytree(stdlib, library, ignore=left_out, ignore_dangling_symlinks=True)
(target / "bin").mkdir()
shutil.copy(os.path.realpath(sys.executable), target / "bin" / "python-program")

# Every library that Python and its modules are linked with, the loader among them.
libraries = target / "lib" / "system"
libraries.mkdir()


def linked(file):
    """Paths of the libraries of a program or module."""
    found = subprocess.run(["ldd", file], capture_output=True, text=True)
    return re.findall(r"(/\S+)(?= \(0x)", found.stdout)


for file in [target / "bin" / "python-program", *library.glob("lib-dynload/*.so")]:
    for path in linked(file):
        shutil.copy(path, libraries / os.path.basename(path))
loaders = [name for name in os.listdir(libraries) if name.startswith("ld-linux")]
if not loaders:
    sys.exit("this Python is not linked with glibc, so it cannot be taken along")
# Modules with libraries beside them (manylinux) need these too.
for name in ("libstdc++.so.6", "libgcc_s.so.1", "librt.so.1", "libdl.so.2", "libpthread.so.0", "libutil.so.1", "libm.so.6"):
    for path in [pathlib.Path(folder) / name for folder in ("/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64")]:
        if path.exists() and not (libraries / name).exists():
            shutil.copy(path, libraries / name)

python = target / "bin" / "python"
python.write_text(
    '#!/bin/sh\n'
    'at=${0%/bin/*}\n'
    f'exec "$at/lib/system/{loaders[0]}" --library-path "$at/lib/system" --argv0 "$0" "$at/bin/python-program" "$@"\n'
)
python.chmod(0o755)
# Found by every Python that is started so, whatever its variables.
(library / "sitecustomize.py").write_text(
    'import os, site, sys\nsite.addsitedir(os.path.join(sys.prefix, "packages"))\n'
)

packages = target / "packages"
with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
    file.write(requirements)
    file.flush()
    options = ["--require-hashes", "--no-deps"] if "--hash=" in requirements else []
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-compile",
         "--only-binary", ":all:", "--target", str(packages), "--report", str(target / "lock.json"), *options, "-r", file.name],
        capture_output=True, text=True,
    )
if done.returncode != 0:
    sys.exit(done.stderr.strip()[-2000:] or "pip failed")
# A read-only directory takes no bytecode later.
# The digest of a file does not change with its time, which a copy may not keep.
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
compileall.compile_dir(str(target), quiet=2, workers=0, invalidation_mode=unchecked)
