"""A Harbor environment on `docker build`, `run`, `exec` and `cp` alone, for machines without docker compose.

Everything that decides a reward (task format, oracle, verifier, trial) is the published package's own.
"""

import asyncio
import uuid
from pathlib import Path

from dirhash import dirhash
from harbor.environments.base import BaseEnvironment, ExecResult
from harbor.environments.capabilities import EnvironmentCapabilities, EnvironmentResourceCapabilities


class PlainDocker(BaseEnvironment):
    def __init__(self, *args, **kwargs):
        self._container = f"agentbench-harbor-{uuid.uuid4().hex[:12]}"
        super().__init__(*args, **kwargs)

    @staticmethod
    def type() -> str:
        return "plain-docker"

    @property
    def capabilities(self) -> EnvironmentCapabilities:
        return EnvironmentCapabilities(disable_internet=True, dynamic_network_policy=True)

    @classmethod
    def resource_capabilities(cls):
        return EnvironmentResourceCapabilities(cpu_limit=True, memory_limit=True, fractional_cpus=True)

    def _validate_definition(self):
        if self.task_env_config.docker_image is None and not (self.environment_dir / "Dockerfile").exists():
            raise FileNotFoundError("no environment/Dockerfile")

    async def _docker(self, *words: str, timeout: float | None = None) -> ExecResult:
        process = await asyncio.create_subprocess_exec(
            "docker", *words, stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )
        try:
            out, err = await asyncio.wait_for(process.communicate(), timeout)
        except BaseException:
            process.kill()
            raise
        return ExecResult(stdout=out.decode(errors="replace"), stderr=err.decode(errors="replace"), return_code=process.returncode)

    async def _must(self, *words: str) -> ExecResult:
        result = await self._docker(*words)
        if result.return_code != 0:
            raise RuntimeError(f"docker {words[0]}: {result.stderr[-2000:]}")
        return result

    async def start(self, force_build: bool) -> None:
        config = self.task_env_config
        image = config.docker_image
        if image is None:
            # By content, so that images do not become more with every run.
            image = "agentbench-harbor:" + dirhash(self.environment_dir, "sha256")[:16]
            await self._must("build", "--force-rm", "--quiet", "--tag", image, str(self.environment_dir))
        words = ["create", "--init", "--name", self._container]
        if config.cpus is not None:
            words += ["--cpus", str(config.cpus)]
        if config.memory_mb is not None:
            words += ["--memory", f"{config.memory_mb}m", "--memory-swap", f"{config.memory_mb}m"]
        for name, value in (self._startup_env() or {}).items():
            words += ["--env", f"{name}={value}"]
        await self._must(*words, image, "sh", "-c", "sleep infinity")
        if config.network_mode.value == "no-network":
            await self._must("network", "disconnect", "bridge", self._container)
        await self._must("start", self._container)
        await self._must("exec", "--user", "root", self._container, "sh", "-c",
                         "mkdir -p /logs/agent /logs/verifier /logs/artifacts && chmod 777 /logs/*"
                         + (f" && mkdir -p {config.workdir}" if config.workdir else ""))
        await self._upload_environment_dir_after_start()

    async def _apply_network_policy(self, network_policy) -> None:
        action = "disconnect" if network_policy.network_mode.value == "no-network" else "connect"
        await self._must("network", action, "bridge", self._container)

    async def stop(self, delete: bool):
        await self._docker("rm", "--force", "--volumes", self._container)

    async def upload_file(self, source_path, target_path: str):
        await self._must("cp", str(source_path), f"{self._container}:{target_path}")

    async def upload_dir(self, source_dir, target_dir: str):
        await self._must("exec", "--user", "root", self._container, "mkdir", "-p", target_dir)
        await self._must("cp", f"{source_dir}/.", f"{self._container}:{target_dir}")

    async def download_file(self, source_path: str, target_path):
        await self._must("cp", f"{self._container}:{source_path}", str(target_path))

    async def download_dir(self, source_dir: str, target_dir):
        Path(target_dir).mkdir(parents=True, exist_ok=True)
        await self._must("cp", f"{self._container}:{source_dir}/.", str(target_dir))

    async def exec(self, command, cwd=None, env=None, timeout_sec=None, user=None) -> ExecResult:
        words = ["exec"]
        where = cwd or self.task_env_config.workdir
        if where:
            words += ["--workdir", where]
        who = self._resolve_user(user)
        if who is not None:
            words += ["--user", str(who)]
        for name, value in (self._merge_env(env) or {}).items():
            words += ["--env", f"{name}={value}"]
        return await self._docker(*words, self._container, "bash", "-c", command, timeout=timeout_sec)
