import { isIP } from 'node:net';

export const HOST_FAULT =
  'is neither a host name, "*." with one, an IP address nor a range of addresses; leave out scheme, port and path';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** True for an entry of `allowed_hosts`: a host name, `*.name`, an IP address, or an address with a prefix length. */
export function isHostEntry(given: string): boolean {
  const entry = given.trim().toLowerCase().replace(/\.$/, '');
  const [address, prefix, ...more] = entry.split('/');
  if (prefix !== undefined) {
    const kind = isIP(address!);
    return more.length === 0 && kind !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128);
  }
  if (isIP(entry) !== 0) return true;
  const name = entry.replace(/^\*\./, '');
  return isIP(name) === 0 && name.split('.').every((label) => LABEL.test(label));
}
