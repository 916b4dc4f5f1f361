import type { WeekWord } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { DoneReview } from '../practice/activity-repository.ts';
import type { Card } from '../practice/card-repository.ts';

interface Week {
  /** When it began, in UTC milliseconds. */
  from: number;
  reviews: readonly DoneReview[];
  cards: ReadonlyMap<string, Card>;
  catalogue: Catalogue;
}

/**
 * The words that were new in a week and answered Good, as the end of a session counts them, and the
 * older ones that were answered Again; each in the order in which that happened.
 */
export function findChangedWords({ from, reviews, cards, catalogue }: Week): {
  gained: WeekWord[];
  slipped: WeekWord[];
} {
  const wordsOf = (rating: 'good' | 'again', isNew: boolean): WeekWord[] => {
    const rated = reviews.filter((review) => review.rating === rating);
    const ids = new Set(rated.map(({ card_id: cardId }) => cardId));
    return [...ids].flatMap((cardId) => {
      const card = cards.get(cardId);
      const word = catalogue.find(card?.wordId ?? 0);
      if (!card || !word || (card.firstReviewedAt ?? 0) >= from !== isNew) return [];
      return [{ id: word.id, text: word.text, language_code: word.language }];
    });
  };
  return { gained: wordsOf('good', true), slipped: wordsOf('again', false) };
}
