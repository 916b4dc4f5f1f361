import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { findMarks, type Mark } from '../marks/mark-repository.ts';
import type { UserContext } from '../users/context.ts';
import { findCards, type Card } from './card-repository.ts';
import { cardIdOfWord } from './find-subjects.ts';

/** A word that the learner practices, with its card. */
export interface ParallelWord {
  word: CatalogueWord;
  card: Card;
  mark: Mark | undefined;
}

interface ParallelOptions {
  languages: readonly LanguageCode[];
  /** When the learner's day began. */
  dayStart: number;
}

/** By language, and then by the id of the word whose meaning they have. */
export type ParallelWords = ReadonlyMap<LanguageCode, ReadonlyMap<number, ParallelWord>>;

/**
 * Words with the main meaning of the given ones in other languages that the learner practices. Left
 * out are words that the learner only marked as learned or took out of practice, since these are not
 * asked, and words answered today that are not due again, since asking them at once would say little.
 * Each word is found once.
 */
export async function findParallelWords(
  { db, user, now, catalogue }: UserContext & { catalogue: Catalogue },
  words: readonly CatalogueWord[],
  { languages, dayStart }: ParallelOptions,
): Promise<ParallelWords> {
  const candidates = new Map(
    languages.map((language) => [
      language,
      words.map((word) => ({ wordId: word.id, found: sameMeaning(catalogue, word, language) })),
    ]),
  );
  const ids = [...candidates.values()].flatMap((rows) =>
    rows.flatMap(({ found }) => found.map(({ id }) => id)),
  );
  const cards = await findCards(db, user.id, ids.map(cardIdOfWord));
  const marks = await findMarks(db, user.id, ids);
  const taken = new Set<number>();

  function knownOf(word: CatalogueWord): ParallelWord[] {
    const card = cards.get(cardIdOfWord(word.id));
    if (!card || taken.has(word.id) || !isAskable(card, { now, dayStart })) return [];
    return [{ word, card, mark: marks.get(word.id) }];
  }

  return new Map(
    [...candidates].map(([language, rows]) => {
      const known = new Map<number, ParallelWord>();
      for (const { wordId, found } of rows) {
        const [parallel] = found.flatMap(knownOf);
        if (parallel === undefined) continue;
        taken.add(parallel.word.id);
        known.set(wordId, parallel);
      }
      return [language, known];
    }),
  );
}

/** Words of a language whose main meaning is that of a word. */
function sameMeaning(
  catalogue: Catalogue,
  { meanings: [meaning] }: CatalogueWord,
  language: LanguageCode,
): readonly CatalogueWord[] {
  if (meaning === undefined) return [];
  return catalogue
    .ofMeaning(language, meaning.id)
    .filter(({ meanings: [main] }) => main?.id === meaning.id);
}

function isAskable(card: Card, { now, dayStart }: { now: number; dayStart: number }): boolean {
  if (card.knownAt !== null || card.state === 'new') return false;
  const isDue = card.dueAt !== null && card.dueAt <= now;
  return isDue || card.lastReviewedAt === null || card.lastReviewedAt < dayStart;
}
