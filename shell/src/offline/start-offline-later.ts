import type { ShellServices } from '../services/shell-context.ts';
import { importOffline } from './import-offline.ts';

/** How long a page has to itself before anything is loaded for use without a network. */
const delayMs = 4000;

/** Makes the page ready for use without a network, once it has had time to load. */
export function startOfflineLater(services: ShellServices): void {
  setTimeout(() => {
    void importOffline().then((offline) => offline?.startOffline(services));
  }, delayMs);
}
