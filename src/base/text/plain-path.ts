/** True if an untrusted path is relative and does not lead upwards. */
export function isPlainPath(name: string): boolean {
  const parts = name.split('/');
  return (
    !name.includes('\0') &&
    !name.includes('\ufffd') &&
    Buffer.byteLength(name) < 1000 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
