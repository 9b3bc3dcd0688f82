/** A double of GitHub's artifact service as @actions/artifact 6.2 speaks to it: Twirp over JSON and a blob store. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Blob, handleBlob } from './blob-store.ts';
import { type Received, type Reply, type Service, startService } from './http.ts';
import { explain, ok, PREFIX, twirp } from './twirp.ts';

export interface StoredArtifact {
  /** The id REST and the client's `id` show; ascending. */
  id: number;
  name: string;
  runId: string;
  jobId: string;
  /** The uploaded content: a zip unless the client skipped the archive. */
  bytes: Buffer;
  /** `sha256:<hex>` of `bytes`. */
  digest: string;
  contentType: string;
  createdAt: string;
  expiresAt: string | undefined;
}

export interface ArtifactService extends Service {
  /** Finalized artifacts of all runs, oldest first. `url` is for ACTIONS_RESULTS_URL. */
  readonly artifacts: StoredArtifact[];
  /** An ACTIONS_RUNTIME_TOKEN for one job. Names are unique among all jobs with the same `runId`. */
  token(runId: string | number, jobId: string): string;
  /** Adds an artifact as if uploaded by a job, with any bytes and any age. */
  add(
    artifact: { runId: string | number; name: string; bytes: Buffer } & Partial<Omit<StoredArtifact, 'runId'>>,
  ): StoredArtifact;
  /** A download URL, like the one that REST redirects to. */
  signedUrl(id: number): string | undefined;
}

interface Entry extends StoredArtifact {
  blob: Blob;
  finalized: boolean;
}

interface Ids {
  runId: string;
  jobId: string;
}

type Message = Record<string, unknown>;

// The client's list; the service refuses the same characters.
const FORBIDDEN = /[":<>|*?\r\n\\/]/;

export async function startArtifactService(): Promise<ArtifactService> {
  const secret = randomBytes(32);
  let entries: Entry[] = [];
  let lastId = 4_800_000_000;

  const token = (runId: string | number, jobId: string) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      aud: 'vso',
      exp: now + 6 * 3600,
      iss: 'double',
      nbf: now,
      scp: `Actions.Results:${runId}:${jobId}`,
    };
    const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${unsigned}.${mac(secret, unsigned, 'base64url')}`;
  };

  const service = await startService((request) => {
    const { pathname } = request.url;
    if (!pathname.startsWith(PREFIX)) {
      return handleBlob(
        request,
        entries.map((entry) => entry.blob),
      );
    }
    const ids = authenticate(request, secret);
    if (!ids) return twirp('unauthenticated', 'invalid token');
    return call(pathname.slice(PREFIX.length), request, ids);
  }, explain);

  function call(method: string, request: Received, ids: Ids): Reply {
    const json = request.headers['content-type']?.startsWith('application/json');
    if (request.method !== 'POST' || !json) return twirp('bad_route', `no handler for ${request.method} ${method}`);
    let message: Message;
    try {
      message = JSON.parse(request.body.toString('utf8')) as Message;
    } catch {
      return twirp('malformed', 'the json request could not be decoded');
    }
    if (message.workflow_run_backend_id !== ids.runId) {
      return twirp('permission_denied', 'token is not valid for this workflow run');
    }
    const ownJob = message.workflow_job_run_backend_id === ids.jobId;
    switch (method) {
      case 'CreateArtifact':
        return ownJob ? create(message, ids) : twirp('permission_denied', 'token is not valid for this job');
      case 'FinalizeArtifact':
        return ownJob ? finalize(message, ids) : twirp('permission_denied', 'token is not valid for this job');
      case 'ListArtifacts':
        return list(message, ids);
      // Other jobs of the run may read and delete, as actions/download-artifact does.
      case 'GetSignedArtifactURL':
        return withArtifact(message, ids, (entry) => ok({ signed_url: entry.blob.readUrl }));
      case 'DeleteArtifact':
        return withArtifact(message, ids, (entry) => {
          entries = entries.filter((other) => other !== entry);
          return ok({ ok: true, artifact_id: String(entry.id) });
        });
      default:
        return twirp('bad_route', `no handler for path ${request.url.pathname}`);
    }
  }

  function create(message: Message, ids: Ids): Reply {
    const { name } = message;
    if (typeof name !== 'string' || name === '' || FORBIDDEN.test(name)) {
      return twirp('invalid_argument', 'name is missing or has characters that are not allowed');
    }
    if (typeof message.version !== 'number' || message.version < 4) {
      return twirp('invalid_argument', 'version is not supported');
    }
    // An unfinalized artifact holds its name too: after a lost answer, the repeated request is a conflict.
    if (entries.some((entry) => entry.runId === ids.runId && entry.name === name)) {
      return twirp('already_exists', 'an artifact with this name already exists on the workflow run');
    }
    const zip = message.mime_type === undefined || message.mime_type === 'application/zip';
    const path = [
      'actions-results',
      ids.runId,
      `workflow-job-run-${ids.jobId}`,
      'artifacts',
      `${randomBytes(32).toString('hex')}${zip ? '.zip' : ''}`,
    ].map(encodeURIComponent);
    const blob = newBlob(`/${path.join('/')}`, zip ? `${name}.zip` : name);
    lastId += 1;
    entries.push({
      ...ids,
      id: lastId,
      name,
      bytes: Buffer.alloc(0),
      digest: '',
      contentType: '',
      createdAt: new Date().toISOString(),
      expiresAt: typeof message.expires_at === 'string' ? message.expires_at : undefined,
      blob,
      finalized: false,
    });
    return ok({ ok: true, signed_upload_url: blob.writeUrl });
  }

  function finalize(message: Message, ids: Ids): Reply {
    const entry = entries.find((candidate) => candidate.runId === ids.runId && candidate.name === message.name);
    if (!entry) return twirp('not_found', 'artifact not found');
    const bytes = entry.blob.content;
    if (!bytes) return twirp('failed_precondition', 'nothing was uploaded');
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    if (message.size !== String(bytes.length)) {
      return twirp('failed_precondition', `size is ${bytes.length}, not ${message.size}`);
    }
    if (message.hash !== undefined && message.hash !== digest) {
      return twirp('failed_precondition', `hash is ${digest}, not ${message.hash}`);
    }
    Object.assign(entry, { bytes, digest, contentType: entry.blob.contentType, finalized: true });
    return ok({ ok: true, artifact_id: String(entry.id) });
  }

  function list(message: Message, ids: Ids): Reply {
    const found = entries.filter(
      (entry) =>
        entry.finalized &&
        !(entry.expiresAt !== undefined && Date.parse(entry.expiresAt) <= Date.now()) &&
        entry.runId === ids.runId &&
        (message.name_filter === undefined || message.name_filter === entry.name) &&
        (message.id_filter === undefined || message.id_filter === String(entry.id)),
    );
    const artifacts = found.map((entry) => ({
      workflow_run_backend_id: entry.runId,
      workflow_job_run_backend_id: entry.jobId,
      database_id: String(entry.id),
      name: entry.name,
      size: String(entry.bytes.length),
      created_at: entry.createdAt,
      digest: entry.digest,
    }));
    return ok({ artifacts });
  }

  function withArtifact(message: Message, ids: Ids, use: (entry: Entry) => Reply): Reply {
    const entry = entries.find(
      (candidate) =>
        candidate.finalized &&
        candidate.runId === ids.runId &&
        candidate.jobId === message.workflow_job_run_backend_id &&
        candidate.name === message.name,
    );
    return entry ? use(entry) : twirp('not_found', 'artifact not found');
  }

  function newBlob(path: string, fileName: string): Blob {
    const disposition = `attachment; filename="${fileName}"`;
    const signed = (permissions: string) => {
      const signature = mac(secret, `${permissions}\n${path}`, 'base64');
      const query = new URLSearchParams({ se: '2099-01-01T00:00:00Z', sp: permissions, sr: 'b', sv: '2025-05-05' });
      if (permissions === 'r') query.set('rscd', disposition);
      query.set('sig', signature);
      return { signature, url: `${service.url}${path}?${query}` };
    };
    const write = signed('cw');
    const read = signed('r');
    return {
      path,
      writeUrl: write.url,
      readUrl: read.url,
      signatures: { write: write.signature, read: read.signature },
      blocks: new Map(),
      content: undefined,
      contentType: 'application/octet-stream',
    };
  }

  return {
    ...service,
    get artifacts() {
      return entries.filter((entry) => entry.finalized);
    },
    token,
    add({ runId, name, bytes, ...rest }) {
      const blob = newBlob(`/actions-results/${runId}/artifacts/${randomBytes(8).toString('hex')}.zip`, `${name}.zip`);
      Object.assign(blob, { content: bytes, contentType: 'application/zip' });
      lastId += 1;
      const entry: Entry = {
        id: lastId,
        name,
        runId: String(runId),
        jobId: 'job',
        bytes,
        digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
        contentType: 'application/zip',
        createdAt: new Date().toISOString(),
        expiresAt: undefined,
        ...rest,
        blob,
        finalized: true,
      };
      entries.push(entry);
      return entry;
    },
    signedUrl: (id) => entries.find((entry) => entry.finalized && entry.id === id)?.blob.readUrl,
  };
}

function authenticate(request: Received, secret: Buffer): Ids | undefined {
  const [, unsigned, claims, signature] =
    /^Bearer ([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!unsigned || !claims || signature !== mac(secret, unsigned, 'base64url')) return undefined;
  const { scp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { scp: string };
  const [, runId, jobId] = scp.split(':');
  return runId && jobId ? { runId, jobId } : undefined;
}

function mac(secret: Buffer, text: string, encoding: 'base64' | 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding);
}
