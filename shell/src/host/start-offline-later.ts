import { importOffline } from '../offline/import-offline.ts';
import { choiceOfPath, chooseReleases } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { remotesOf } from './remotes-of.ts';

/** How long a page has to itself before anything is loaded for use without a network. */
const delayMs = 4000;

/** Makes the page ready for use without a network, once it has had time to load. */
export function startOfflineLater(services: ShellServices): void {
  /** Loads the remote that sends what waits, also when another one is shown. */
  function startSending(): void {
    const choices = chooseReleases(services.registry, services.session.state.value.sub);
    const choice = choiceOfPath(choices, '/practice');
    if (choice) remotesOf(services).get(choice);
  }

  // Someone who signs out leaves no notification behind, also before this page could keep anything.
  let wasSignedIn = false;
  services.bus.subscribe('session.changed', ({ is_auth }) => {
    if (wasSignedIn && !is_auth) {
      void importOffline().then((offline) => offline?.forgetPushOfOthers(services));
    }
    wasSignedIn = is_auth;
  });
  setTimeout(() => {
    void importOffline().then((offline) => offline?.startOffline(services, startSending));
  }, delayMs);
}
