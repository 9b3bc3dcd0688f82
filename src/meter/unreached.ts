import { codeOf, messageOf } from '../base/errors.ts';
import { LARGEST_HEADERS } from './headers.ts';

/** Names and addresses of proxies; null for an address that is not one of an HTTP proxy. */
export type Proxies = [name: string, url: string | null][];

/** The reason why a provider gave no answer, in the system's words, and what its user can change; null if that is not known. */
export interface Unreached {
  reason: string;
  advice: string | null;
}

/** `proxies`: of the runner's environment. */
export function unreachedBy(error: unknown, url: URL, proxies: Proxies): Unreached {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW')
    return { reason: `its answer has more than ${LARGEST_HEADERS / 1024} KB of headers`, advice: null };
  return { reason: code ?? messageOf(error), advice: proxyAdvice(error, url, proxies) ?? adviceFor(error) };
}

/** Both in one line. */
export function lineOf({ reason, advice }: Unreached): string {
  return advice === null ? reason : `${reason}: ${advice}`;
}

function adviceFor(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  if (/SELF_SIGNED|^UNABLE_TO_(GET_ISSUER|VERIFY)/.test(code))
    return 'Node.js does not know the authority of its certificate; set NODE_EXTRA_CA_CERTS to the file of that authority, in the environment of this program';
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'its certificate is not valid at the time of this machine; renew it, or set the clock';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'its certificate is for another host; write the name that the certificate has in model-endpoints';
  if (code === 'EPROTO' && /wrong version number|packet length|http request/.test(messageOf(error)))
    return 'it does not use TLS at this port; write http:// in model-endpoints, or another port';
  if (code === 'HPE_INVALID_CONSTANT') return 'it does not speak HTTP at this port; check the port in model-endpoints';
  return null;
}

/** For an error of the connection to the proxy, or of the proxy. */
function proxyAdvice(error: unknown, url: URL, proxies: Proxies): string | null {
  const [name, address] = proxies.find(
    ([name, address]) => address !== null && `${name.toLowerCase().split('_')[0]}:` === url.protocol,
  ) ?? ['', null];
  if (address === null) return null;
  const proxy = new URL(address);
  const change = `check the proxy in ${name}, or name ${url.hostname} in no_proxy`;
  if (codeOf(error) === 'ERR_PROXY_TUNNEL') {
    // The message also has the proxy's address, with its login.
    const status = /HTTP\/1\.\d (\d{3})/.exec(messageOf(error))?.[1];
    const login = status === '407' ? ' and its login' : '';
    return `the proxy does not lead there${status === undefined ? '' : ` (${status})`}; ${change.replace(' in', `${login} in`)}`;
  }
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const { hostname, address: at, port } = first as { hostname?: string; address?: string; port?: number };
  // A host that no_proxy names, or this machine, may have the port of the proxy.
  const direct = url.hostname === 'localhost' ? ['127.0.0.1', '::1'] : [url.hostname.replace(/^\[|\]$/g, '')];
  const isDirect = url.hostname !== proxy.hostname && direct.includes(at ?? '');
  const isOfProxy =
    hostname === proxy.hostname || (port !== undefined && port === Number(proxy.port || 80) && !isDirect);
  return isOfProxy ? `the proxy is not reached; ${change}` : null;
}
