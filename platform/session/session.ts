import { expireCookie, isApiFailure, type ApiClient } from '../client/index.ts';
import {
  chooseLanguage,
  codeOfLanguage,
  getAccount,
  login,
  logout,
  register,
  setNative,
  xsrfCookieName,
  type AuthAnswer,
  type Credentials,
  type LanguageCode,
  type LanguageName,
  type Registration,
} from '../contracts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { InterfaceLanguage } from '../i18n/index.ts';
import type { BehaviorSubject } from '../rx/index.ts';
import { isTokenLive } from './is-token-live.ts';
import { createDelay } from './delay.ts';
import { renewInOneTab } from './renew-in-one-tab.ts';
import { noNotice, type SessionState } from './session-state.ts';
import { readStoredSession } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';
import { en, type SessionTexts } from './texts/en.ts';

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
  /** The stored token; null while that is another learner's than the one shown here. */
  accessToken: () => string | null;
  login(credentials: Credentials): Promise<boolean>;
  register(registration: Registration): Promise<boolean>;
  /** Signs in by a call of Google's, which only the page that offers it knows. */
  loginWithGoogle(ask: () => Promise<AuthAnswer>): Promise<boolean>;
  /** Exchanges the refresh cookie for a session; a failure is logged and changes nothing visible. */
  refresh(): Promise<boolean>;
  /** Renews an expired access token, in one tab at a time; signs out when the session is over. */
  renew: () => Promise<boolean>;
  /** Takes over what another tab wrote to the storage: its sign-in, or its sign-out. */
  adoptStorage(): void;
  /** Asks the server for the account's languages, which another browser may have changed. */
  update(): Promise<void>;
}

interface SessionOptions {
  bus: EventBus;
  storage: Storage;
  /** The client; it is asked for only once a call is made. */
  api: () => ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string, cause: unknown) => void;
  /** Of the messages that the session shows; English unless given. */
  language?: InterfaceLanguage;
}

/** Codes of failures whose detail is the client's: no server said anything that a person can read. */
const unexplained = new Set(['no_response', 'no_detail', 'answer_malformed']);

function detailOf(error: unknown): string {
  return isApiFailure(error) ? error.detail : String(error);
}

/** Makes the page's session from what the browser has stored. */
export function createSession(options: SessionOptions): OwnedSession {
  const { bus, storage, api, now, log, language = 'en' } = options;
  const texts: SessionTexts = { en }[language];
  const store = createSessionStore(bus, storage, now());
  const { state, change } = store;
  let renewal: Promise<boolean> | null = null;

  const resetFlagsLater = createDelay(flagResetDelay, () =>
    change({ is_login_error: false, login_success: false }),
  );
  const endNoticeLater = createDelay(noticeDuration, () => change({ new_target_lang: noNotice }));

  async function authenticate(
    ask: () => Promise<AuthAnswer>,
    success: string,
    explain: (error: unknown) => string = detailOf,
  ): Promise<boolean> {
    change({ login_pending: true, login_message: '', is_login_error: false, login_success: false });
    try {
      const { access_token, user } = await ask();
      store.signIn(access_token, user);
      change({ login_pending: false, login_success: true, login_message: success });
      return true;
    } catch (error) {
      change({
        login_pending: false,
        is_auth: false,
        is_login_error: true,
        login_message: explain(error),
      });
      return false;
    } finally {
      resetFlagsLater();
    }
  }

  /** The server's own words; without any, that it failed. */
  function explainGoogle(error: unknown): string {
    const isTold = isApiFailure(error) && !unexplained.has(error.code);
    return isTold ? error.detail : texts.googleFailed;
  }

  function endRefused(error: unknown): false {
    if (isApiFailure(error) && (error.status === 401 || error.status === 403)) store.signOut();
    else log('Session renewal failed', error);
    return false;
  }

  return {
    state,
    accessToken: () =>
      storage.getItem('sub') === state.value.sub ? storage.getItem('token') : null,
    login: (body) => authenticate(() => api().send(login, { body }), texts.loggedIn),
    loginWithGoogle: (ask) => authenticate(ask, texts.loggedInWithGoogle, explainGoogle),
    register: (body) => authenticate(() => api().send(register, { body }), texts.registered),
    async refresh() {
      try {
        return await renewInOneTab(store, api());
      } catch (error) {
        log('Session refresh failed', error);
        return false;
      }
    },
    renew() {
      renewal ??= renewInOneTab(store, api())
        .catch(endRefused)
        .finally(() => {
          renewal = null;
        });
      return renewal;
    },
    adoptStorage() {
      const stored = readStoredSession(storage);
      const hasSession = stored !== null && isTokenLive(stored.token, now());
      if (hasSession || state.value.is_auth) store.adopt(stored);
    },
    async update() {
      const { sub, user, native_lang } = state.value;
      try {
        const account = await api().send(getAccount);
        const isAsAsked =
          state.value.sub === sub &&
          state.value.native_lang === native_lang &&
          state.value.user.target_langs === user.target_langs;
        // What was chosen here meanwhile is newer than the answer may be.
        if (isAsAsked) store.update(account);
      } catch {
        // What the browser has stored holds until the next page asks.
      }
    },
    async chooseTarget(code) {
      const { sub } = state.value;
      try {
        const { target_language_code, msg } = await api().send(chooseLanguage, {
          body: { target_language_code: code },
        });
        if (state.value.sub !== sub) return true;
        const { target_langs } = state.value.user;
        if (!target_langs.includes(target_language_code)) {
          store.saveLanguages({ targets: [...target_langs, target_language_code] });
        }
        change({ new_target_lang: { is_cond: true, msg, res: target_language_code } });
        endNoticeLater();
        bus.emit('banner.asked', { kind: 'success', message: msg, duration: noticeDuration });
        return true;
      } catch (error) {
        log('Choosing a target language failed', error);
        return false;
      }
    },
    turnTo(code) {
      change({ choosen_lang: code });
    },
    async setNative(name) {
      const { sub } = state.value;
      try {
        const { native } = await api().send(setNative, { body: { native: name } });
        if (state.value.sub !== sub) return true;
        const { target_langs } = state.value.user;
        const targets = target_langs.filter((code) => code !== codeOfLanguage(native));
        store.saveLanguages({ native, targets });
        return true;
      } catch {
        return false;
      }
    },
    async logout() {
      // A renewal that ends later would sign the learner in again.
      await renewal;
      try {
        await api().send(logout);
      } catch (error) {
        log('Signing out on the server failed', error);
        // Without this cookie the server refuses the refresh cookie, which only it can clear.
        expireCookie(xsrfCookieName);
      }
      store.signOut();
    },
  };
}
