import { countWaiting } from '@topwords/platform/host';
import { workerAddress, type ServedRegistry } from '@topwords/platform/contracts';
import { filter, firstValueFrom } from '@topwords/platform/rx';
import { keepPictures } from '../picture/keep-pictures.ts';
import { trustScript } from '../browser/trusted-scripts.ts';
import { untilIdle } from '../browser/until-idle.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { keptAnswersOf } from './answers/kept-answers-of.ts';
import { describeSet, type SetDescription } from './describe-set.ts';
import { forgetPushOfOthers } from './forget-push-of-others.ts';
import { keepSet } from './keep-set.ts';
import { activate, removeUnused, holdSet } from './kept-sets.ts';
import { lookForUpdate } from './look-for-update.ts';
import { offlineReady } from './keeping.ts';
import { removeKept } from './remove-kept.ts';

export { OfflineText, WaitingText } from './offline-text.tsx';
export { forgetPushOfOthers, keptAnswersOf };

/** The update that is complete and waits for the learner. */
let waiting: SetDescription | null = null;

/** Whether the person asked their browser to save data. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Keeps a set, one tab at a time.
 * @returns whether it is complete
 */
function keepInOneTab(set: SetDescription): Promise<boolean> {
  return navigator.locks.request('topwords.keep', () => keepSet(set));
}

/** Registers the service worker. @returns whether it works */
async function register(): Promise<boolean> {
  try {
    trustScript(new URL(workerAddress, location.origin).href);
    await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Browsers refuse it in private windows, or when cookies are blocked.
    return false;
  }
}

/**
 * Keeps this page and all files of its snapshot, so that it can be opened without a network. Removes
 * everything kept if the server no longer offers that.
 * @param startSending called if an earlier page has left something that the server does not have
 */
export async function startOffline(
  services: ShellServices,
  startSending: () => void,
): Promise<void> {
  const { state } = services.session;
  // A part of the page may be loaded before its learner has signed in.
  const { sub } = await firstValueFrom(state.pipe(filter(({ is_auth }) => is_auth)));
  await untilIdle();
  if (countWaiting(localStorage, sub) > 0) startSending();
  if (!('serviceWorker' in navigator)) return undefined;
  // Also on a page that keeps nothing, signing out erases what earlier ones have kept.
  keptAnswersOf(services);
  void forgetPushOfOthers(services);
  if (document.querySelector('meta[name="worker"]') === null) return removeKept();
  const set = await describeSet(services.registry, sub);
  if (!set) return undefined;
  holdSet(set);
  if (!(await register()) || isSavingData()) return undefined;
  if (await keepInOneTab(set)) {
    await activate(set);
    keepPictures(services, set.name);
  }
  await removeUnused();
  offlineReady.resolve();
}

async function keepWaiting(
  { registry, session }: ShellServices,
  served: ServedRegistry,
): Promise<void> {
  // Without a kept page there is nothing to be replaced.
  if (!navigator.serviceWorker?.controller || isSavingData()) return;
  const set = await describeSet({ ...registry, ...served }, session.state.value.sub);
  if (set && (await keepInOneTab(set))) waiting = set;
}

/**
 * Asks the server for an update, and begins to keep its files; the learner decides when it is shown.
 * @returns a text that identifies it, or null when there is none
 */
export async function keepUpdate(services: ShellServices): Promise<string | null> {
  const update = await lookForUpdate(services);
  if (update) void keepWaiting(services, update.served);
  return update?.id ?? null;
}

/** Makes the update, if it is complete, what is shown without a network. */
export async function acceptUpdate(): Promise<void> {
  if (waiting) await activate(waiting);
}
