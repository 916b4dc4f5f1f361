import type { QueryClient } from '@tanstack/react-query';
import type { HostApi } from '@topwords/platform/host';
import type { MarkLedger } from '../marks/mark-ledger.ts';
import type { WordMarker } from '../marks/word-marker.ts';
import { regroupLists, showMarks } from './cached-words.ts';
import { keys } from './keys.ts';

interface Followers {
  host: Pick<HostApi, 'bus'>;
  client: QueryClient;
  ledger: MarkLedger;
  marker: WordMarker;
}

/** Keeps the server's state right as the bus tells of changes, whichever remote made them. */
export function followBus({ host, client, ledger, marker }: Followers): void {
  host.bus.subscribe('word.marked', ({ settled, ...marked }) => {
    ledger.record(marked.word_id, marked, settled);
    showMarks(client, marked);
    if (!settled) return;
    regroupLists(client, marked);
    void client.invalidateQueries({ queryKey: keys.statistics });
    void client.invalidateQueries({ queryKey: keys.streak });
    void client.invalidateQueries({ queryKey: keys.allForecasts });
    void client.invalidateQueries({
      queryKey: keys.detail(marked.word_id),
      refetchType: 'none',
    });
  });

  host.bus.subscribe('practice.changed', ({ language_code }) => {
    const changed = [
      keys.allForecasts,
      keys.statistics,
      keys.streak,
      // Practice sets marks and strength by itself; whichever words they are of, the server knows.
      language_code ? keys.listsOf(language_code) : keys.allLists,
      keys.allDetails,
      keys.allSearches,
    ];
    for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    // What is of no language may be a setting, which the profile changes too.
    if (language_code === null) {
      void client.invalidateQueries({ queryKey: keys.practiceSettings, refetchType: 'none' });
    }
  });

  let last: { sub: string; native: string | null } | null = null;
  host.bus.subscribe('session.changed', ({ sub, native }) => {
    if (last && last.sub !== sub) {
      client.clear();
      ledger.clear();
      marker.forget();
    } else if (last && last.native !== native) {
      void client.invalidateQueries();
    }
    last = { sub, native };
  });
}
