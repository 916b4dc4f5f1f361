import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getDailyStreak,
  getPlacement,
  getPracticeForecast,
  getPracticeSettings,
  getStatistics,
  getWordDetail,
  listWords,
  searchWords,
  wordPageSize,
  type LanguageCode,
  type LanguageName,
  type Word,
} from '@topwords/platform/contracts';
import type { Services } from '../services.ts';
import { keys, type WordFilter } from './keys.ts';
import { nextPage } from './word-pages.ts';

type Asking = Pick<Services, 'host' | 'ledger'>;

const minute = 60_000;

function belongs(word: Word, filter: WordFilter): boolean {
  if (filter === 'starred') return word.is_starred;
  return filter === 'all' || word.is_learned;
}

/** The words of a language, page by page. */
export function wordListQuery({ host, ledger }: Asking, code: LanguageCode, filter: WordFilter) {
  return infiniteQueryOptions({
    queryKey: keys.list(code, filter),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    async queryFn({ pageParam, signal }) {
      const since = ledger.now();
      const query = {
        limit: String(wordPageSize),
        page: String(pageParam),
        ...(filter === 'starred' && { only_starred: 'true' as const }),
        ...(filter === 'learned' && { only_learned: 'true' as const }),
      };
      const words = await host.api.send(
        listWords,
        { params: { langCode: code }, query },
        { signal },
      );
      return {
        words: words
          .map((word) => ledger.apply(word, since))
          .filter((word) => belongs(word, filter)),
        isLast: words.length < wordPageSize,
      };
    },
  });
}

/** A word with all that its page shows. */
export function wordDetailQuery({ host, ledger }: Asking, id: number) {
  return queryOptions({
    queryKey: keys.detail(id),
    async queryFn({ signal }) {
      const since = ledger.now();
      const detail = await host.api.send(
        getWordDetail,
        { params: { wordId: String(id) } },
        { signal },
      );
      return ledger.apply(detail, since);
    },
  });
}

/** The words that match a text; a newer search aborts the one under way. */
export function searchQuery(
  { host, ledger }: Asking,
  native: LanguageName,
  language: LanguageCode | 'all',
  text: string,
) {
  return queryOptions({
    queryKey: keys.search(native, language, text),
    async queryFn({ signal }) {
      const since = ledger.now();
      const { results } = await host.api.send(
        searchWords,
        { query: { native_language: native, target_language: language, query: text } },
        { signal },
      );
      return results.map((word) => ledger.apply(word, since));
    },
  });
}

/** Totals and marks of each language; asked for again by a page that is looked at after a while. */
export function statisticsQuery({ host }: Asking) {
  return queryOptions({
    queryKey: keys.statistics,
    staleTime: minute,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => host.api.send(getStatistics, {}, { signal }),
  });
}

/**
 * How many words were learned today, and in which language the last one. A page may be looked at
 * again on another day.
 */
export function streakQuery({ host }: Asking) {
  return queryOptions({
    queryKey: keys.streak,
    staleTime: minute,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => host.api.send(getDailyStreak, {}, { signal }),
  });
}

/**
 * Streak, due cards and the days to come, of one language or of all. More becomes due while a page
 * is not looked at.
 */
export function forecastQuery({ host }: Asking, language?: LanguageCode) {
  return queryOptions({
    queryKey: keys.forecast(language),
    staleTime: minute,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) =>
      host.api.send(getPracticeForecast, { query: language ? { language } : {} }, { signal }),
  });
}

/** What the learner has chosen of practice. */
export function practiceSettingsQuery({ host }: Asking) {
  return queryOptions({
    queryKey: keys.practiceSettings,
    queryFn: ({ signal }) => host.api.send(getPracticeSettings, {}, { signal }),
  });
}

/** A placement quiz, asked for with each visit; the server gives a learner the same one all day. */
export function placementQuery({ host }: Asking, language: LanguageCode) {
  return queryOptions({
    queryKey: keys.placement(language),
    staleTime: Infinity,
    gcTime: 0,
    async queryFn({ signal }) {
      const { questions } = await host.api.send(getPlacement, { query: { language } }, { signal });
      return questions;
    },
  });
}
