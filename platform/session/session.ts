import { isApiFailure, type ApiClient } from '../client/index.ts';
import {
  chooseLanguage,
  codeOfLanguage,
  login,
  logout,
  refresh,
  register,
  setNative,
  type AuthAnswer,
  type Credentials,
  type LanguageCode,
  type LanguageName,
  type Registration,
} from '../contracts/index.ts';
import type { EventBus } from '../events/index.ts';
import { BehaviorSubject } from '../rx/index.ts';
import { isTokenLive } from './access-token.ts';
import { noNotice, signedOut, type SessionState } from './session-state.ts';
import {
  clearStorage,
  readStoredSession,
  storeSession,
  type StoredSession,
} from './session-storage.ts';

/** Error and success flags reset this long after showing, in milliseconds. */
export const flagResetDelay = 500;

/** How long a notice stays, in milliseconds. */
export const noticeDuration = 1500;

/** What remotes may see and ask of the session. */
export interface Session {
  readonly state: BehaviorSubject<SessionState>;
  /** Adds a target language and raises the notice; a failure is logged and answers false. */
  chooseTarget(code: LanguageCode): Promise<boolean>;
  /** Turns to a target language that the learner already has. */
  turnTo(code: LanguageCode): void;
  /** Sets the native language; a failure is ignored and answers false. */
  setNative(name: LanguageName): Promise<boolean>;
  /** Ends the session here and on the server, and clears all browser storage. */
  logout(): Promise<void>;
}

/** The session as its owner, the shell, drives it. */
export interface OwnedSession extends Session {
  accessToken: () => string | null;
  login(credentials: Credentials): Promise<boolean>;
  register(registration: Registration): Promise<boolean>;
  /** Exchanges the refresh cookie for a session; a failure is logged and changes nothing visible. */
  refresh(): Promise<boolean>;
  /** Renews an expired access token, in one tab at a time; signs out when the session is over. */
  renew: () => Promise<boolean>;
  /** Takes over what another tab wrote to the storage: its sign-in, or its sign-out. */
  adoptStorage(): void;
}

interface SessionOptions {
  bus: EventBus;
  storage: Storage;
  /** The client; it is asked for only once a call is made. */
  api: () => ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string, cause: unknown) => void;
}

/** Makes the page's session from what the browser has stored. */
export function createSession({ bus, storage, api, now, log }: SessionOptions): OwnedSession {
  const state = new BehaviorSubject<SessionState>(signedOut);
  let renewal: Promise<boolean> | null = null;

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
    change({
      sub: stored.sub,
      user: { email, username: stored.username, target_langs: stored.target_langs },
      native_lang: stored.native,
      is_auth: true,
    });
    announce();
  }

  function signIn(token: string, user: AuthAnswer['user'], targets: LanguageCode[]): void {
    const stored: StoredSession = {
      token,
      sub: user.sub,
      username: user.username,
      native: user.native ?? '',
      target_langs: targets,
    };
    storeSession(storage, stored);
    show(stored, user.email);
  }

  function signOut(): void {
    clearStorage(storage);
    state.next(signedOut);
    announce();
  }

  function resetFlagsLater(): void {
    setTimeout(() => change({ is_login_error: false, login_success: false }), flagResetDelay);
  }

  async function authenticate(ask: () => Promise<AuthAnswer>, success: string): Promise<boolean> {
    change({ login_pending: true, login_message: '', is_login_error: false, login_success: false });
    try {
      const { access_token, user } = await ask();
      signIn(access_token, user, user.learning_targets);
      change({ login_pending: false, login_success: true, login_message: success });
      return true;
    } catch (error) {
      change({
        login_pending: false,
        is_auth: false,
        is_login_error: true,
        login_message: isApiFailure(error) ? error.detail : String(error),
      });
      return false;
    } finally {
      resetFlagsLater();
    }
  }

  async function exchange(): Promise<boolean> {
    const { access_token, user } = await api().send(refresh);
    signIn(access_token, { ...user, learning_targets: user.target_langs }, user.target_langs);
    return true;
  }

  async function renewInOneTab(): Promise<boolean> {
    const spent = storage.getItem('token');
    return navigator.locks.request('topwords.renew', async () => {
      const stored = readStoredSession(storage);
      if (stored && stored.token !== spent) {
        show(stored, state.value.user.email);
        return true;
      }
      try {
        return await exchange();
      } catch (error) {
        if (isApiFailure(error) && (error.status === 401 || error.status === 403)) signOut();
        else log('Session renewal failed', error);
        return false;
      }
    });
  }

  function saveTargets(target_langs: LanguageCode[]): void {
    storage.setItem('target_langs', JSON.stringify(target_langs));
    change({ user: { ...state.value.user, target_langs } });
    announce();
  }

  const stored = readStoredSession(storage);
  if (stored && isTokenLive(stored.token, now())) show(stored, '');
  else announce();

  return {
    state,
    accessToken: () => storage.getItem('token'),
    login: (body) => authenticate(() => api().send(login, { body }), 'Successfully logged in'),
    register: (body) =>
      authenticate(() => api().send(register, { body }), 'Successfully registered'),
    async refresh() {
      try {
        return await exchange();
      } catch (error) {
        log('Session refresh failed', error);
        return false;
      }
    },
    renew() {
      renewal ??= renewInOneTab().finally(() => {
        renewal = null;
      });
      return renewal;
    },
    adoptStorage() {
      const stored = readStoredSession(storage);
      if (stored) show(stored, stored.sub === state.value.sub ? state.value.user.email : '');
      else if (state.value.is_auth) signOut();
    },
    async chooseTarget(code) {
      try {
        const { target_language_code, msg } = await api().send(chooseLanguage, {
          body: { target_language_code: code },
        });
        const { target_langs } = state.value.user;
        if (!target_langs.includes(target_language_code)) {
          saveTargets([...target_langs, target_language_code]);
        }
        change({ new_target_lang: { is_cond: true, msg, res: target_language_code } });
        setTimeout(() => change({ new_target_lang: noNotice }), noticeDuration);
        bus.emit('banner.asked', { kind: 'success', message: msg, duration: noticeDuration });
        return true;
      } catch (error) {
        log('Choosing a target language failed', error);
        return false;
      }
    },
    turnTo(code) {
      change({ choosen_lang: code });
      bus.emit('target-language.chosen', { language_code: code });
    },
    async setNative(name) {
      try {
        const { native } = await api().send(setNative, { body: { native: name } });
        storage.setItem('native', native);
        change({ native_lang: native });
        saveTargets(
          state.value.user.target_langs.filter((code) => code !== codeOfLanguage(native)),
        );
        return true;
      } catch {
        return false;
      }
    },
    async logout() {
      try {
        await api().send(logout);
      } catch (error) {
        log('Signing out on the server failed', error);
      }
      signOut();
    },
  };
}
