import { createScopedBus, type EventName } from '@topwords/platform/events';
import type { PageReleases } from '@topwords/platform/host';
import { chooseReleases, choiceOfPath, type ChosenRelease } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { pageLanguage, texts, watchLanguage } from '../language/texts.ts';
import { changeLanguage } from '../language/preferred-languages.ts';
import type { ScopedHost } from './load-remote.ts';
import { keepingOf } from '../offline/keeping.ts';
import { switchStyles } from './switch-styles.ts';

/**
 * Creates the host for one version of a remote. It has its own view of the bus, so that errors of
 * its handlers are attributed to it.
 */
export function createHost(
  services: ShellServices,
  { release }: ChosenRelease,
  onEventError: (name: EventName, error: unknown) => void,
  pageReleases: () => PageReleases,
): ScopedHost {
  const { bus: shared, session, api, registry } = services;
  const { bus, close } = createScopedBus(shared, onEventError);
  switchStyles(release, true);
  return {
    host: {
      get language() {
        return pageLanguage();
      },
      watchLanguage,
      changeLanguage: (language) => void changeLanguage(language),
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
      keeping: keepingOf(services),
    },
    close() {
      close();
      switchStyles(release, false);
    },
  };
}
