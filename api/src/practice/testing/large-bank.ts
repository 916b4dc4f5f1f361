import type { Bank, BankMeaning } from '@topwords/content/bank';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import { buildBank, buildWord } from '../../testing/factories.ts';

const partsOfSpeech: readonly PartOfSpeech[] = ['noun', 'verb', 'noun', 'adjective'];
const firstWordId = 1000;

/** The id of a Spanish word in the large bank, by its rank. */
export function wordOfRank(rank: number): number {
  return firstWordId + rank;
}

function column(text: string): BankMeaning['words']['en'] {
  return { headwords: [text], gloss: null };
}

function buildMeaning(rank: number): BankMeaning {
  return {
    id: rank,
    key: `meaning-${rank}`,
    pos: partsOfSpeech[rank % 4] ?? 'noun',
    level: 'A1',
    words: {
      en: column(`thing${rank}`),
      es: column(`cosa${rank}`),
      ru: column(`вещь${rank}`),
      tr: column(`şey${rank}`),
    },
    notes: {},
    sentences: [],
  };
}

/** A bank of `count` Spanish words with one meaning each: `cosa7` (English `thing7`) has rank 7. */
export function buildLargeBank(count: number, overrides: Partial<Bank> = {}): Bank {
  const meanings = Array.from({ length: count }, (_, index) => buildMeaning(index + 1));
  const words = meanings.map(({ id, pos }) =>
    buildWord(wordOfRank(id), 'es', `cosa${id}`, id, [id], { pos }),
  );
  return buildBank({ version: `large-${count}`, meanings, words, ...overrides });
}
