import type { RemoteServices } from '@topwords/platform/remote';
import { keys } from './keys.ts';
import { showMarks } from './word-pages-query.ts';

/** What answers and marks change. */
const figures = [
  keys.profile,
  keys.statistics,
  keys.partsOfSpeech,
  keys.activity,
  keys.forecast,
] as const;

/** Keeps the server's state right as the bus tells of changes, whichever remote made them. */
export function followBus({ host, client }: Pick<RemoteServices, 'host' | 'client'>): void {
  const forget = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey });

  host.bus.subscribe('word.marked', ({ settled, ...marked }) => {
    showMarks(client, marked);
    if (settled) figures.forEach(forget);
  });

  host.bus.subscribe('practice.changed', ({ language_code }) => {
    [...figures, keys.allWords].forEach(forget);
    // What is of no language may be a setting. A screen that saves one shows it itself.
    if (language_code !== null) return;
    void client.invalidateQueries({ queryKey: keys.practiceSettings, refetchType: 'none' });
  });

  let last: { sub: string; languages: string } | null = null;
  host.bus.subscribe('session.changed', ({ sub, native, target_langs }) => {
    const languages = [native, ...target_langs].join();
    if (last && last.sub !== sub) client.clear();
    else if (last && last.languages !== languages) {
      [...figures, keys.allWords].forEach(forget);
    }
    last = { sub, languages };
  });
}
