/** Keeps what it is given for as long as the page lives. */
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
 * The browser's storage of that name; one that lives as long as the page where the browser refuses
 * it, as it does to those who block cookies, or has no room left in it.
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
