import type { AuthAnswer, LanguageCode } from '../contracts/index.ts';
import type { EventBus } from '../events/index.ts';
import { BehaviorSubject } from '../rx/index.ts';
import { isTokenLive } from './access-token.ts';
import { signedOut, type SessionState } from './session-state.ts';
import {
  clearStorage,
  readStoredSession,
  storeSession,
  type StoredSession,
} from './session-storage.ts';

/** The state of the session, kept the same in memory, in the browser's storage and on the bus. */
export interface SessionStore {
  readonly state: BehaviorSubject<SessionState>;
  readonly storage: Storage;
  change: (part: Partial<SessionState>) => void;
  /** Takes over what is stored, if it differs from what is shown. */
  adopt: (stored: StoredSession) => void;
  signIn: (token: string, user: AuthAnswer['user']) => void;
  /** Forgets the learner and clears all browser storage. */
  signOut: () => void;
  /** Keeps a change of the learner's native or target languages. */
  saveLanguages: (part: { native?: StoredSession['native']; targets: LanguageCode[] }) => void;
}

function isShown(stored: StoredSession, { is_auth, sub, user, native_lang }: SessionState) {
  return (
    is_auth &&
    stored.sub === sub &&
    stored.username === user.username &&
    stored.native === native_lang &&
    stored.target_langs.join() === user.target_langs.join()
  );
}

/** Makes the store and tells the bus who is signed in, by a stored token that is good at `now`. */
export function createSessionStore(bus: EventBus, storage: Storage, now: number): SessionStore {
  const state = new BehaviorSubject<SessionState>(signedOut);

  function change(part: Partial<SessionState>): void {
    state.next({ ...state.value, ...part });
  }

  function announce(): void {
    const { is_auth, sub, user, native_lang } = state.value;
    bus.emit('session.changed', {
      is_auth,
      sub,
      username: user.username,
      native: native_lang === '' ? null : native_lang,
      target_langs: user.target_langs,
    });
  }

  function show(stored: StoredSession, email: string): void {
    const isSomeoneElse = stored.sub !== state.value.sub;
    change({
      sub: stored.sub,
      user: { email, username: stored.username, target_langs: stored.target_langs },
      native_lang: stored.native,
      is_auth: true,
      ...(isSomeoneElse && { choosen_lang: '' }),
    });
    announce();
  }

  const stored = readStoredSession(storage);
  if (stored && isTokenLive(stored.token, now)) show(stored, '');
  else announce();

  return {
    state,
    storage,
    change,
    adopt(stored) {
      if (isShown(stored, state.value)) return;
      show(stored, stored.sub === state.value.sub ? state.value.user.email : '');
    },
    signIn(token, user) {
      const stored: StoredSession = {
        token,
        sub: user.sub,
        username: user.username,
        native: user.native ?? '',
        target_langs: user.learning_targets,
      };
      storeSession(storage, stored);
      show(stored, user.email);
    },
    signOut() {
      clearStorage(storage);
      state.next(signedOut);
      announce();
    },
    saveLanguages({ native = state.value.native_lang, targets }) {
      storage.setItem('native', native);
      storage.setItem('target_langs', JSON.stringify(targets));
      change({ native_lang: native, user: { ...state.value.user, target_langs: targets } });
      announce();
    },
  };
}
