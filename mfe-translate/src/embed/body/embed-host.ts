import type { ApiClient } from '@topwords/platform/client';
import { createEventBus } from '@topwords/platform/events';
import type { HostApi, ShowBanner } from '@topwords/platform/host';
import { BehaviorSubject } from '@topwords/platform/rx';
import { signedOut } from '@topwords/platform/session';

function refuse(): Promise<boolean> {
  return Promise.resolve(false);
}

/** A partner's page as a host: without sign-in and navigation. */
export function createEmbedHost(api: ApiClient, showBanner: ShowBanner): HostApi {
  return {
    language: 'en',
    bus: createEventBus({ onSubscriberError: () => undefined }),
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
