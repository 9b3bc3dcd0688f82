/** A double of the npm registry: packages that a test makes, as `npm view` and `npm ci` read them. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

export interface NpmRegistry {
  /** The variables with which npm asks it. */
  environment: Record<string, string>;
  /** Requests so far, as paths. */
  asked: string[];
  /** Publishes a version with these files, by path in the package; they are executable. */
  publish(name: string, version: string, files: Record<string, string>): Promise<void>;
  /** Serves other bytes for a version than those that were published. */
  tamper(name: string, version: string): void;
  close(): Promise<void>;
}

/** `cache`: a directory for npm's own cache. */
export async function startNpmRegistry(cache: string): Promise<NpmRegistry> {
  const packages = new Map<string, Map<string, { tarball: Buffer; integrity: string }>>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/\?.*/, '');
    asked.push(path);
    const [, tarName, tarVersion] = /^\/(.+)\/-\/tarball-(.+)\.tgz$/.exec(path) ?? [];
    const tarball = tarName === undefined ? undefined : packages.get(tarName)?.get(tarVersion!)?.tarball;
    const versions = packages.get(path.slice(1));
    if (tarball !== undefined) response.end(tarball);
    else if (versions !== undefined) response.end(JSON.stringify(documentOf(path.slice(1), versions)));
    else {
      response.statusCode = 404;
      response.end('{"error": "Not found"}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function documentOf(name: string, versions: Map<string, { integrity: string }>): object {
    const latest = [...versions.keys()].at(-1);
    return {
      name,
      'dist-tags': { latest },
      versions: Object.fromEntries(
        [...versions].map(([version, { integrity }]) => [
          version,
          { name, version, dist: { integrity, tarball: `${url}/${name}/-/tarball-${version}.tgz` } },
        ]),
      ),
    };
  }

  return {
    environment: { npm_config_registry: `${url}/`, npm_config_cache: cache, npm_config_fetch_retries: '0' },
    asked,
    async publish(name, version, files) {
      const archive = pack();
      const all = { 'package.json': JSON.stringify({ name, version }), ...files };
      for (const [file, text] of Object.entries(all)) archive.entry({ name: `package/${file}`, mode: 0o755 }, text);
      archive.finalize();
      const chunks: Buffer[] = [];
      for await (const chunk of archive) chunks.push(chunk as Buffer);
      const tarball = gzipSync(Buffer.concat(chunks));
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      packages.set(name, (packages.get(name) ?? new Map()).set(version, { tarball, integrity }));
    },
    tamper(name, version) {
      packages.get(name)!.get(version)!.tarball = gzipSync('something else');
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
