/** Does work as a user who is not root, since root enters every directory. */
export async function asNobody<Value>(work: () => Promise<Value>): Promise<Value> {
  const user = process.getuid!();
  process.seteuid!(user === 0 ? 65_534 : user);
  try {
    return await work();
  } finally {
    process.seteuid!(user);
  }
}
