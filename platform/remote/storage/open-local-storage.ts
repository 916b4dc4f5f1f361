/** Returns the browser's storage, or null when the browser denies access. */
export function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
