import type { ApiClient } from '@topwords/platform/client';
import type { EventBus } from '@topwords/platform/events';
import type { HostApi, ShowBanner } from '@topwords/platform/host';
import { BehaviorSubject, Observable } from '@topwords/platform/rx';
import { signedOut } from '@topwords/platform/session';

function refuse(): Promise<boolean> {
  return Promise.resolve(false);
}

/** A translator on a partner's page has nobody to tell anything: a bus with events costs bytes. */
const silentBus: EventBus = {
  emit: () => undefined,
  subscribe: () => () => undefined,
  on: () => new Observable(),
};

/** A partner's page as a host: without sign-in and navigation. */
export function createEmbedHost(api: ApiClient, showBanner: ShowBanner): HostApi {
  return {
    language: 'en',
    bus: silentBus,
    session: {
      state: new BehaviorSubject(signedOut),
      chooseTarget: refuse,
      turnTo: () => undefined,
      setNative: refuse,
      logout: () => Promise.resolve(),
    },
    api,
    showBanner,
    nameScreen: () => undefined,
    navigation: { hasRoute: () => false },
    styleNonce: undefined,
  };
}
