/** The Azure-style blob endpoint behind the artifact service's signed URLs. */
import { randomUUID } from 'node:crypto';
import type { Received, Reply } from './http.ts';

export interface Blob {
  /** Encoded path of the URL. */
  path: string;
  writeUrl: string;
  readUrl: string;
  signatures: { write: string; read: string };
  /** Staged blocks by id, not yet committed. */
  blocks: Map<string, Buffer>;
  /** Undefined until the first commit. */
  content: Buffer | undefined;
  contentType: string;
}

/** Put Block, Put Block List, Put Blob and Get Blob, each only with the signature that allows it. */
export function handleBlob(request: Received, blobs: Blob[]): Reply {
  const query = request.url.searchParams;
  const blob = blobs.find((candidate) => candidate.path === request.url.pathname);
  if (!blob) return azure(404, 'BlobNotFound', 'The specified blob does not exist.');
  const needed = request.method === 'GET' ? blob.signatures.read : blob.signatures.write;
  if (query.get('sig') !== needed) {
    return azure(403, 'AuthenticationFailed', 'Server failed to authenticate the request.');
  }
  // Like the real service, refuses a token beside the signed URL.
  if (request.headers.authorization !== undefined) {
    return azure(401, 'InvalidAuthenticationInfo', 'Server failed to authenticate the request.');
  }
  if (request.method === 'GET') return download(blob, query);
  if (request.method !== 'PUT') return azure(405, 'UnsupportedHttpVerb', 'The resource does not support this verb.');
  switch (query.get('comp')) {
    case 'block':
      blob.blocks.set(query.get('blockid') ?? '', request.body);
      return created();
    case 'blocklist':
      return commit(blob, request);
    case null:
      if (request.headers['x-ms-blob-type'] !== 'BlockBlob') {
        return azure(400, 'MissingRequiredHeader', 'x-ms-blob-type is missing.');
      }
      return store(blob, request, request.body);
    default:
      return azure(400, 'InvalidQueryParameterValue', 'comp is not known.');
  }
}

function commit(blob: Blob, request: Received): Reply {
  const parts: Buffer[] = [];
  for (const [, id] of request.body.toString('utf8').matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)) {
    const block = blob.blocks.get(id ?? '');
    if (!block) return azure(400, 'InvalidBlockList', 'The specified block list is invalid.');
    parts.push(block);
  }
  return store(blob, request, Buffer.concat(parts));
}

function store(blob: Blob, request: Received, content: Buffer): Reply {
  const type = request.headers['x-ms-blob-content-type'];
  blob.content = content;
  blob.contentType = typeof type === 'string' ? type : 'application/octet-stream';
  blob.blocks.clear();
  return created();
}

function download(blob: Blob, query: URLSearchParams): Reply {
  if (!blob.content) return azure(404, 'BlobNotFound', 'The specified blob does not exist.');
  return {
    status: 200,
    headers: {
      ...common(),
      'content-type': blob.contentType,
      'content-disposition': query.get('rscd') ?? 'attachment',
      'x-ms-blob-type': 'BlockBlob',
    },
    body: blob.content,
  };
}

function created(): Reply {
  return {
    status: 201,
    headers: { ...common(), etag: `"0x${randomUUID().slice(0, 8)}"`, 'last-modified': new Date().toUTCString() },
  };
}

function common(): Record<string, string> {
  return { 'x-ms-request-id': randomUUID(), 'x-ms-version': '2025-05-05', server: 'Windows-Azure-Blob/1.0' };
}

function azure(status: number, code: string, message: string): Reply {
  return {
    status,
    headers: { ...common(), 'content-type': 'application/xml', 'x-ms-error-code': code },
    body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  };
}
