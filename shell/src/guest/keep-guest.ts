import { devicePrefix } from '@topwords/platform/contracts';
import { guestPrefix, keysIn } from './guest-keys.ts';

const keptPrefixes = [guestPrefix, devicePrefix];

/**
 * The same storage, but clearing it, as the end of a session does, leaves what a guest did here: an
 * account that has not got all of it yet gets the rest at its next sign-in. Choices for the device
 * stay too.
 */
export function keepGuest(storage: Storage): Storage {
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
    clear() {
      for (const key of keysIn(storage, '')) {
        if (!keptPrefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    },
  };
}
