import type { QueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '../../contracts/index.ts';
import type { EventBus } from '../../events/index.ts';
import { callGroups, type Change } from './call-groups.ts';
import type { MarkLedger } from './mark-ledger.ts';
import { showMarks } from './show-marks.ts';

/**
 * Calls `onChange` when the account changes, so that a remote can drop the account's data that it
 * keeps outside its queries.
 */
export function followAccount(bus: EventBus, onChange: () => void): void {
  let last: string | null = null;
  bus.subscribe('session.changed', ({ sub }) => {
    if (last !== null && last !== sub) onChange();
    last = sub;
  });
}

/** Returns the language in a call's input, if there is one. */
function languageOf(input: unknown): unknown {
  const { params, query } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>;
  return params?.['langCode'] ?? params?.['lang'] ?? query?.['language'];
}

interface Kept {
  client: QueryClient;
  ledger: MarkLedger;
}

/** Updates a remote's server state when the bus reports changes, made by any remote. */
export function followBus(bus: EventBus, { client, ledger }: Kept): void {
  /** Answers about a language other than `changed` stay fresh. */
  function makeStale(change: Change, changed: LanguageCode | null = null): void {
    const groups = callGroups.filter(({ staleOn }) => staleOn.includes(change));
    const ids = new Set<unknown>(groups.flatMap(({ calls }) => calls));
    void client.invalidateQueries({
      predicate({ queryKey: [id, input] }) {
        const language = languageOf(input);
        const isOther = changed !== null && language !== undefined && language !== changed;
        return ids.has(id) && !isOther;
      },
    });
  }

  bus.subscribe('word.marked', ({ settled, ...marked }) => {
    const { word_id, language_code } = marked;
    ledger.record(word_id, marked, settled);
    showMarks(client, marked);
    if (!settled) return;
    makeStale('marks', language_code);
    const queryKey = ['getWordDetail', { params: { wordId: String(word_id) } }];
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  });

  bus.subscribe('practice.changed', ({ language_code }) => {
    makeStale('practice', language_code);
    // A change without a language may be a setting. A screen that saves a setting shows it
    // itself.
    if (language_code !== null) return;
    void client.invalidateQueries({ queryKey: ['getPracticeSettings'], refetchType: 'none' });
  });

  bus.subscribe('favorites.changed', () => makeStale('favorites'));

  let last: { sub: string; languages: string } | null = null;
  bus.subscribe('session.changed', ({ sub, native, target_langs }) => {
    const languages = [native, ...target_langs].join();
    if (last && last.sub !== sub) {
      client.clear();
      ledger.clear();
    } else if (last && last.languages !== languages) {
      makeStale('account');
    }
    last = { sub, languages };
  });
}
