import { AsyncLocalStorage } from 'node:async_hooks';
import { createClient, type ApiClient } from '@topwords/platform/client';
import { createEventBus } from '@topwords/platform/events';
import { createSession, type OwnedSession } from '@topwords/platform/session';
import { keepGuest } from '../../shell/src/guest/keep-guest.ts';
import { watchGuest } from '../../shell/src/taking-over/watch-guest.ts';
import type { CutNetwork } from './cut-network.ts';

/** A page of the product: the shell's services, without its screens. */
export interface ProductPage {
  session: OwnedSession;
  /** Runs something as code of this page. */
  run<T>(act: () => T): T;
  /** Fires an event of its window. */
  fire(name: string): void;
  isClosed(): boolean;
  /** Nothing of the page runs from now on, and its locks are released. */
  close(): void;
}

/** What a page's code finds in its globals. */
interface Surroundings {
  listeners: Map<string, (() => void)[]>;
  /** Never settles. */
  never: Promise<never>;
  isClosed: boolean;
}

const pages = new AsyncLocalStorage<Surroundings>();

function here(): Surroundings {
  const page = pages.getStore();
  if (page === undefined) throw new Error('Only pages may do this');
  return page;
}

function listen(name: string, listener: () => void): void {
  const { listeners } = here();
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** A promise that never settles once its page is closed, as nothing of the page runs then. */
function untilClosed<T>(work: Promise<T>): Promise<T> {
  const page = here();
  return work.then(
    (value) => (page.isClosed ? page.never : value),
    (error: unknown) => {
      if (page.isClosed) return page.never;
      throw error;
    },
  );
}

function close(page: Surroundings): void {
  page.isClosed = true;
  for (const release of page.listeners.get('close') ?? []) release();
}

/** Locks that the pages of a browser share; closing a page releases its own. */
function createLocks() {
  const tails = new Map<string, Promise<void>>();
  return {
    request<T>(name: string, act: () => Promise<T>): Promise<T> {
      const page = here();
      if (page.isClosed) return page.never;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const before = tails.get(name) ?? Promise.resolve();
      listen('close', release);
      const held = untilClosed(before.then(act));
      held.then(
        () => release(),
        () => release(),
      );
      tails.set(
        name,
        before.then(() => released),
      );
      return held;
    },
  };
}

const setReally = globalThis.setTimeout;

/** Timers of a page end with it, and do not keep the test alive. */
function setTimer(act: () => void, milliseconds?: number) {
  const page = pages.getStore();
  const timer = setReally(() => {
    if (page?.isClosed !== true) act();
  }, milliseconds);
  return page === undefined ? timer : timer.unref();
}

/** A browser: storage, cookies and locks that its pages share. Replaces the globals of the test. */
export function createBrowser(network: CutNetwork, storage: Storage) {
  Object.assign(globalThis, {
    addEventListener: listen,
    setTimeout: setTimer,
    fetch: (address: string, init: RequestInit) => {
      const page = here();
      return untilClosed(network.fetch(address, init, () => close(page)));
    },
    document: {
      addEventListener: listen,
      get cookie() {
        return network.cookies();
      },
      set cookie(expired: string) {
        if (expired.startsWith('XSRF-TOKEN=;')) network.forgetToken();
      },
    },
  });
  const navigator = { locks: createLocks() };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });

  /** Opens a page, which adopts the session of the browser if there is one. */
  return (baseUrl: string): ProductPage => {
    const page: Surroundings = {
      listeners: new Map(),
      never: new Promise(() => undefined),
      isClosed: false,
    };
    const run = <T>(act: () => T) => pages.run(page, act);
    return run(() => {
      const bus = createEventBus({
        onSubscriberError(_name, error) {
          throw error;
        },
      });
      const kept = keepGuest(storage);
      const session = createSession({
        bus,
        storage: kept,
        api: () => api,
        now: Date.now,
        log: () => undefined,
      });
      const api: ApiClient = createClient({
        baseUrl,
        accessToken: session.accessToken,
        sub: () => session.state.value.sub,
        renew: session.renew,
      });
      watchGuest({ api, bus, session, storage: kept });
      return {
        session,
        run,
        fire(name) {
          if (page.isClosed) return;
          run(() => page.listeners.get(name)?.forEach((listener) => listener()));
        },
        isClosed: () => page.isClosed,
        close: () => close(page),
      };
    });
  };
}
