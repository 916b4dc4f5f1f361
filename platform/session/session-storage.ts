import { z } from 'zod/mini';
import { parseJson } from '../client/index.ts';
import {
  languageCode,
  languageName,
  type LanguageCode,
  type LanguageName,
} from '../contracts/index.ts';
import { tokenKey } from './token-key.ts';

/** The part of a session that the browser stores, under the specification's keys. */
export interface StoredSession {
  token: string;
  sub: string;
  username: string;
  native: LanguageName | '';
  target_langs: LanguageCode[];
}

const keys = ['sub', 'username', 'native', 'target_langs', tokenKey] as const;
// oxlint-disable-next-line promise/valid-params -- zod's, not a promise's
const targetLanguages = z.catch(z.array(languageCode), []);

/**
 * Writes all five keys, the token last: other tabs get an event per key, and need the other keys
 * with the token.
 */
export function storeSession(storage: Storage, session: StoredSession): void {
  for (const key of keys) {
    const value = session[key];
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** Returns the stored session, or null when there is none; invalid languages count as none. */
export function readStoredSession(storage: Storage): StoredSession | null {
  const token = storage.getItem(tokenKey);
  const sub = storage.getItem('sub');
  if (!token || !sub) return null;
  const native = languageName.safeParse(storage.getItem('native'));
  return {
    token,
    sub,
    username: storage.getItem('username') ?? '',
    native: native.success ? native.data : '',
    target_langs: targetLanguages.parse(parseJson(storage.getItem('target_langs') ?? '')),
  };
}
