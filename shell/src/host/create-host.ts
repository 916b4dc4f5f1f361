import type { HostApi } from '@topwords/platform/host';
import type { ShellServices } from '../shell-context.ts';
import { language, texts } from '../texts/index.ts';
import { releaseOf } from './registry.ts';

/** What remotes get from this shell. */
export function createHost({ bus, session, api, registry }: ShellServices): HostApi {
  return {
    language,
    bus,
    session,
    api,
    showBanner(kind, message, duration) {
      bus.emit('banner.asked', { kind, message, duration });
    },
    nameScreen(title) {
      document.title = texts.titleOf(title);
    },
    navigation: { hasRoute: (path) => releaseOf(registry, path) !== undefined },
    styleNonce: document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce,
  };
}
