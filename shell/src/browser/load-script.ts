/**
 * Inserts a script, and resolves when it has run.
 * @throws when it cannot be loaded, has another hash, or takes longer than `timeoutMs`
 */
export async function loadScript(
  properties: Pick<HTMLScriptElement, 'src'> & Partial<HTMLScriptElement>,
  timeoutMs: number,
): Promise<void> {
  const script = Object.assign(document.createElement('script'), properties);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (reason: string) => reject(new Error(`${properties.src} ${reason}`));
  const timer = setTimeout(() => fail('did not load in time'), timeoutMs);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => fail('could not be loaded, or is not what was released'));
  document.head.append(script);
  try {
    await promise;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
