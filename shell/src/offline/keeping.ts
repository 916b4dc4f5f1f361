import type { Keeping, KeptAnswers } from '@topwords/platform/host';
import type { ShellServices } from '../services/shell-context.ts';
import { importOffline } from './import-offline.ts';

/** Settled once the page is idle and everything is kept that it consists of. */
export const offlineReady = Promise.withResolvers<void>();

/** What remotes use of what is kept. Only pages with a service worker have kept anything. */
export function keepingOf(services: ShellServices): Keeping {
  async function open(): Promise<KeptAnswers | null> {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return null;
    return (await importOffline())?.keptAnswersOf(services) ?? null;
  }

  return {
    ready: offlineReady.promise,
    open,
    async answer(question) {
      const kept = await open();
      return kept ? kept.answer(question) : question.ask();
    },
  };
}
