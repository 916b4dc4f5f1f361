/** Creates a storage that lasts as long as the page. */
function createPageStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Returns the browser's storage of that name, or one that lasts as long as the page when the
 * browser denies access, for example when cookies are blocked, or its storage is full.
 */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  const probe = 'topwords.probe';
  try {
    const storage = globalThis[name];
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return storage;
  } catch {
    return createPageStorage();
  }
}
