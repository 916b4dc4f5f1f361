import type { ShellServices } from '../services/shell-context.ts';
import { startOfflineLater } from './start-offline-later.ts';
import { storeViewHint } from './store-view-hint.ts';

/** Starts what a page does for a learner besides showing screens. */
export function startLearnerPart(services: ShellServices): void {
  storeViewHint(services);
  startOfflineLater(services);
}
