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
  type CallOutput,
  type Credentials,
  type LanguageCode,
  type LanguageName,
  type Registration,
} from '../contracts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { BehaviorSubject } from '../rx/index.ts';
import { isTokenLive } from './is-token-live.ts';
import { createDelay } from './delay.ts';
import { renewInOneTab } from './renew-in-one-tab.ts';
import { noNotice, type SessionState } from './session-state.ts';
import { readStoredSession } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';
import { en, type SessionTexts } from './texts/en.ts';
import { tokenKey } from './token-key.ts';

/** Delay after which the error and success flags reset, in milliseconds. */
export const flagResetDelay = 500;

/** How long a refresh may take before the stored session is shown meanwhile, in milliseconds. */
export const refreshTimeoutMs = 4000;

/** How long a notice is shown, in milliseconds. */
export const noticeDuration = 1500;

/** The part of the session that remotes may use. */
export interface Session {
  readonly state: BehaviorSubject<SessionState>;
  /** Adds a target language and shows the notice; logs a failure and resolves to false. */
  chooseTarget(code: LanguageCode): Promise<boolean>;
  /** Selects one of the learner's target languages. */
  turnTo(code: LanguageCode): void;
  /** Sets the native language; ignores a failure and resolves to false. */
  setNative(name: LanguageName): Promise<boolean>;
  /** Ends the session here and on the server, and clears all browser storage. */
  logout(): Promise<void>;
}

/** The session as its owner, the shell, uses it. */
export interface OwnedSession extends Session {
  /** Returns the stored token; null when it belongs to another account than the one shown here. */
  accessToken: () => string | null;
  login(credentials: Credentials): Promise<boolean>;
  register(registration: Registration): Promise<boolean>;
  /** Signs in with Google; the page that offers it provides the call. */
  loginWithGoogle(ask: () => Promise<AuthAnswer>): Promise<boolean>;
  /** Signs in with a passkey, or by the second step that another sign-in demanded. */
  loginWith(ask: () => Promise<AuthAnswer>): Promise<boolean>;
  /** Forgets the sign-in that waits for its second step. */
  cancelSecondStep(): void;
  /**
   * Exchanges the refresh cookie for a session; a failure is only logged. If there is no answer, or
   * none in time, the stored session goes on; a late refusal ends it.
   */
  refresh(): Promise<boolean>;
  /** Renews an expired access token, in one tab at a time; signs out when the session has ended. */
  renew: () => Promise<boolean>;
  /** Adopts another tab's sign-in or sign-out from the storage. */
  adoptStorage(): void;
  /** Asks the server for the account's languages, which another browser may have changed. */
  update(): Promise<void>;
}

interface SessionOptions {
  bus: EventBus;
  storage: Storage;
  /** Returns the client; called only when a call is made. */
  api: () => ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string, cause: unknown) => void;
  /** The session's messages; the specification's English ones by default. */
  texts?: SessionTexts;
}

/**
 * Codes of failures whose detail comes from the client, because the server sent no readable one.
 */
const unexplained = new Set(['no_response', 'no_detail', 'answer_malformed']);

function detailOf(error: unknown): string {
  return isApiFailure(error) ? error.detail : String(error);
}

/** The second step that a refused sign-in asks for; null if it was refused for another reason. */
function secondStepOf(error: unknown): SessionState['second_step'] {
  if (!isApiFailure(error) || !error.ticket) return null;
  return { ticket: error.ticket, methods: error.second_steps ?? [] };
}

/** Creates the page's session from what the browser has stored. */
export function createSession(options: SessionOptions): OwnedSession {
  const { bus, storage, api, now, log } = options;
  const texts: SessionTexts = options.texts ?? en;
  const store = createSessionStore(bus, storage, now());
  const { state, change } = store;
  let renewal: Promise<boolean> | null = null;

  const resetFlagsLater = createDelay(flagResetDelay, () =>
    change({ is_login_error: false, login_success: false }),
  );
  const endNoticeLater = createDelay(noticeDuration, () => change({ new_target_lang: noNotice }));

  async function authenticate<Answer extends AuthAnswer>(
    ask: () => Promise<Answer>,
    success: string | ((answer: Answer) => string),
    explain: (error: unknown) => string = detailOf,
  ): Promise<boolean> {
    change({
      login_pending: true,
      login_message: '',
      login_error: '',
      is_login_error: false,
      login_success: false,
    });
    try {
      const answer = await ask();
      const { access_token, user } = answer;
      store.signIn(access_token, user);
      change({
        login_pending: false,
        login_success: true,
        login_message: typeof success === 'string' ? success : success(answer),
        second_step: null,
      });
      return true;
    } catch (error) {
      const second_step = secondStepOf(error);
      const login_error = isApiFailure(error) ? error.code : '';
      const failed = { is_login_error: true, login_message: explain(error), login_error };
      change({ login_pending: false, is_auth: false, ...(second_step ? { second_step } : failed) });
      return false;
    } finally {
      resetFlagsLater();
    }
  }

  /** Also does the calculation that the API may ask for while a network floods it. */
  async function sendRegistration(body: Registration): Promise<CallOutput<typeof register>> {
    try {
      return await api().send(register, { body });
    } catch (error) {
      if (!isApiFailure(error) || !error.challenge) throw error;
      const { proveWork } = await import('./prove-work.ts');
      const proof_of_work = await proveWork(error.challenge);
      return api().send(register, { body: { ...body, proof_of_work } });
    }
  }

  /** Returns the server's detail, or a generic message when there is none. */
  function explainGoogle(error: unknown): string {
    const hasServerDetail = isApiFailure(error) && !unexplained.has(error.code);
    return hasServerDetail ? error.detail : texts.googleFailed;
  }

  function endRefused(error: unknown): false {
    if (isApiFailure(error) && (error.status === 401 || error.status === 403)) store.signOut();
    else log('Session renewal failed', error);
    return false;
  }

  return {
    state,
    accessToken: () =>
      storage.getItem('sub') === state.value.sub ? storage.getItem(tokenKey) : null,
    login: (body) => authenticate(() => api().send(login, { body }), texts.loggedIn),
    loginWithGoogle: (ask) => authenticate(ask, texts.loggedInWithGoogle, explainGoogle),
    loginWith: (ask) => authenticate(ask, texts.loggedIn),
    cancelSecondStep: () => change({ second_step: null }),
    register: (body) =>
      authenticate(
        () => sendRegistration(body),
        ({ is_existing }) => (is_existing ? texts.alreadyRegistered : texts.registered),
      ),
    refresh() {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      let isShown = false;
      function showStored(): boolean {
        const stored = readStoredSession(storage);
        if (stored) store.adopt(stored);
        return stored !== null;
      }
      const timer = setTimeout(() => {
        isShown = showStored();
        if (isShown) resolve(true);
      }, refreshTimeoutMs);
      function explainFailure(error: unknown): boolean {
        if (isShown) return endRefused(error);
        log('Session refresh failed', error);
        // Without a network the stored session goes on; the first answered call may end it.
        return isApiFailure(error) && error.code === 'no_response' && showStored();
      }
      void renewInOneTab(store, api())
        .catch(explainFailure)
        .then(resolve)
        .finally(() => clearTimeout(timer));
      return promise;
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
        const isUnchanged =
          state.value.sub === sub &&
          state.value.native_lang === native_lang &&
          state.value.user.target_langs === user.target_langs;
        // A choice made here meanwhile may be newer than the response.
        if (isUnchanged) store.update(account);
      } catch {
        // The stored languages stay in use until the next page load.
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
        const notice = texts.languageAdded?.(target_language_code) ?? msg;
        change({ new_target_lang: { is_cond: true, msg: notice, res: target_language_code } });
        endNoticeLater();
        bus.emit('banner.asked', { kind: 'success', message: notice, duration: noticeDuration });
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
      // A renewal that completes later would sign the learner in again.
      await renewal;
      try {
        await api().send(logout);
      } catch (error) {
        log('Signing out on the server failed', error);
        // Without this cookie the server rejects the refresh cookie, which only the server can
        // clear.
        expireCookie(xsrfCookieName);
      }
      store.signOut();
    },
  };
}
