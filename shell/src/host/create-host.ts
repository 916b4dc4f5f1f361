import { createScopedBus, type EventName } from '@topwords/platform/events';
import type { PageReleases } from '@topwords/platform/host';
import { chooseReleases, choiceOfPath, type ChosenRelease } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { language, texts } from '../texts/index.ts';
import type { ScopedHost } from './load-remote.ts';
import { switchStyles } from './switch-styles.ts';

/**
 * What one version of a remote gets from this shell. Its bus knows whom it serves, so that what its
 * handlers throw is laid to its charge.
 */
export function createHost(
  { bus: shared, session, api, registry }: ShellServices,
  { release }: ChosenRelease,
  onEventError: (name: EventName, error: unknown) => void,
  pageReleases: () => PageReleases,
): ScopedHost {
  const { bus, close } = createScopedBus(shared, onEventError);
  switchStyles(release, true);
  return {
    host: {
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
      navigation: {
        hasRoute: (path) =>
          choiceOfPath(chooseReleases(registry, session.state.value.sub), path) !== undefined,
      },
      styleNonce: document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce,
      pageReleases,
    },
    close() {
      close();
      switchStyles(release, false);
    },
  };
}
