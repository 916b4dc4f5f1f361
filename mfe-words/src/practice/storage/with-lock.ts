/** Lets one tab at a time act, if the browser supports locks. */
export async function withLock(name: string, act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(name, act) : act());
}
