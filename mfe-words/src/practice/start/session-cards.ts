import type { PracticeCard } from '@topwords/platform/contracts';

/** Whether a card asks the meaning of the card before in another language. */
function isParallelOf(card: PracticeCard | undefined, before: PracticeCard | undefined): boolean {
  return before !== undefined && card?.parallel_of === before.id;
}

/** The cards that are not answered yet. A word in the other language goes with its card. */
export function withoutAnswered(
  cards: readonly PracticeCard[],
  answered: ReadonlySet<string>,
): PracticeCard[] {
  return cards.filter(
    ({ id, parallel_of: main }) => !answered.has(id) && (main === undefined || !answered.has(main)),
  );
}

/** At most `length` cards from the first on; two with the same meaning stay together. */
export function takeCards(cards: readonly PracticeCard[], length: number): PracticeCard[] {
  const taken = cards.slice(0, length);
  return isParallelOf(cards[length], taken.at(-1)) ? taken.slice(0, -1) : taken;
}

/** How many cards are new: they are introduced first, which takes longer. */
export function countNew(cards: readonly PracticeCard[]): number {
  return cards.filter(({ is_new: isNew }) => isNew).length;
}

/** How many cards are of the session's own language: those that the queue's figures count. */
export function countOwn(cards: readonly PracticeCard[]): number {
  return cards.filter(({ parallel_of: main }) => main === undefined).length;
}
