import type { LanguageCode } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { findCards } from './card-repository.ts';
import { findPairs } from './pair-repository.ts';

/** What a change to a card needs to know about it, as it is before the change. */
export interface Subject {
  id: string;
  languageCode: string;
  /** Null for a pair. */
  wordId: number | null;
  /** The word's language and rank; null for a pair and for a word that left the bank. */
  place: { language: LanguageCode; course: number } | null;
  knownAt: number | null;
  /** When a pair is due before its first review; null for a word, which is offered as new instead. */
  newDueAt: number | null;
  /** In days; 0 for a new card. */
  stability: number;
  /** Reviews that count; 0 for a new card. */
  reviewCount: number;
}

const wordPrefix = 'word-';
const pairPrefix = 'pair-';

/** The id of a word's card. */
export function cardIdOfWord(wordId: number): string {
  return `${wordPrefix}${wordId}`;
}

/** The id of a pair's card. */
export function cardIdOfPair(pairId: string): string {
  return `${pairPrefix}${pairId}`;
}

/** The id of the word that a card is about; null for a pair. */
export function wordIdOf(cardId: string): number | null {
  return cardId.startsWith(wordPrefix) ? Number(cardId.slice(wordPrefix.length)) : null;
}

/** The id of the pair that a card is about; null for a word. */
export function pairIdOf(cardId: string): string | null {
  return cardId.startsWith(pairPrefix) ? cardId.slice(pairPrefix.length) : null;
}

/**
 * The subjects of cards, each once, in the order of their first mention. Learners who practised a
 * word keep its card when the word leaves the bank.
 * @throws card_unknown for any other word that is not in the bank, and for another learner's pair
 */
export async function findSubjects(
  { db, user, catalogue }: UserContext & { catalogue: Catalogue },
  cardIds: readonly string[],
): Promise<Subject[]> {
  const ids = [...new Set(cardIds)];
  const cards = await findCards(db, user.id, ids);
  const pairIds = ids.flatMap((id) => pairIdOf(id) ?? []);
  const pairs = await findPairs(db, user.id, pairIds);
  return ids.map((id) => {
    const card = cards.get(id);
    const wordId = wordIdOf(id);
    const word = wordId === null ? undefined : catalogue.find(wordId);
    const pair = pairs.get(pairIdOf(id) ?? '');
    const languageCode = word?.language ?? pair?.language_code ?? card?.languageCode;
    if (languageCode === undefined) throw knownError('card_unknown', 'This card does not exist');
    return {
      id,
      languageCode,
      wordId,
      place: word ? { language: word.language, course: word.course } : null,
      knownAt: card?.knownAt ?? null,
      newDueAt: pair?.createdAt ?? null,
      stability: card?.stability ?? 0,
      reviewCount: card?.reviewCount ?? 0,
    };
  });
}
