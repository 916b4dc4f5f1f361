import type { AuthAnswer, CallOutput, getAccount, LanguageCode } from '../contracts/index.ts';
import type { EventBus } from '../events/index.ts';
import { BehaviorSubject } from '../rx/index.ts';
import { isTokenLive } from './is-token-live.ts';
import { signedOut, type SessionState } from './session-state.ts';
import { readStoredSession, storeSession, type StoredSession } from './session-storage.ts';

type Account = CallOutput<typeof getAccount>;

/** The state of the session, kept in sync in memory, in the browser's storage and on the bus. */
export interface SessionStore {
  readonly state: BehaviorSubject<SessionState>;
  readonly storage: Storage;
  /** Changes the state; emits an event when the chosen language changes. */
  change: (part: Partial<SessionState>) => void;
  /** Shows the session that another tab stored, if it differs; null when signed out. */
  adopt: (stored: StoredSession | null) => void;
  signIn: (token: string, user: AuthAnswer['user']) => void;
  /** Shows and stores the server's version of the current account, if it differs. */
  update: (user: Account) => void;
  /** Resets the state and clears all browser storage. */
  signOut: () => void;
  /** Stores a change of the learner's native or target languages. */
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

function storedOf(token: string, { sub, username, native, target_langs }: Account): StoredSession {
  return { token, sub, username, native: native ?? '', target_langs };
}

/**
 * Creates the store and announces the signed-in account, from a stored token that is valid at
 * `now`.
 */
export function createSessionStore(bus: EventBus, storage: Storage, now: number): SessionStore {
  const state = new BehaviorSubject<SessionState>(signedOut);

  function change(part: Partial<SessionState>): void {
    const former = state.value.choosen_lang;
    state.next({ ...state.value, ...part });
    const { choosen_lang } = state.value;
    if (choosen_lang === former) return;
    const language_code = choosen_lang === '' ? null : choosen_lang;
    bus.emit('target-language.chosen', { language_code });
  }

  /**
   * The chosen language is cleared when the account changes or it is no longer a target language.
   */
  function validChoice(sub: string, targets: readonly LanguageCode[]): LanguageCode | '' {
    const { choosen_lang } = state.value;
    const isKept = sub === state.value.sub && targets.some((code) => code === choosen_lang);
    return isKept ? choosen_lang : '';
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
    change({
      sub: stored.sub,
      user: { email, username: stored.username, target_langs: stored.target_langs },
      native_lang: stored.native,
      is_auth: true,
      choosen_lang: validChoice(stored.sub, stored.target_langs),
    });
    announce();
  }

  function save(token: string, user: Account): void {
    const stored = storedOf(token, user);
    storeSession(storage, stored);
    show(stored, user.email);
  }

  /** Leaves the storage alone: another tab may have written to it. */
  function forget(): void {
    change(signedOut);
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
      if (stored === null) forget();
      else if (!isShown(stored, state.value)) {
        show(stored, stored.sub === state.value.sub ? state.value.user.email : '');
      }
    },
    signIn(token, { learning_targets, ...user }) {
      save(token, { ...user, target_langs: learning_targets });
    },
    update(user) {
      const present = readStoredSession(storage);
      if (present?.sub !== user.sub || state.value.sub !== user.sub) return;
      const isSame = isShown(storedOf(present.token, user), state.value);
      if (!isSame) save(present.token, user);
    },
    signOut() {
      storage.clear();
      forget();
    },
    saveLanguages({ native = state.value.native_lang, targets }) {
      storage.setItem('native', native);
      storage.setItem('target_langs', JSON.stringify(targets));
      change({
        native_lang: native,
        user: { ...state.value.user, target_langs: targets },
        choosen_lang: validChoice(state.value.sub, targets),
      });
      announce();
    },
  };
}
