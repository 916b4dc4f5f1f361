import type { FirstWord, FirstWords } from '@topwords/platform/contracts';

/** Words of a round after the first. */
const roundLength = 5;

/** The words of a round: first those of the ladder, then the next ones of the course. */
export function wordsOfRound({ words, next_words }: FirstWords, round: number): FirstWord[] {
  if (round === 0) return words;
  return next_words.slice((round - 1) * roundLength, round * roundLength);
}

/** The form of a word as it is shown: with its stress if it is the headword. */
export function shownForm({ form, text, stress }: FirstWord): string {
  return form === text ? (stress ?? form) : form;
}

/** The choices for a word: its gloss among the wrong ones, always at the same place. */
export function choicesOf({ id, gloss, wrong_choices }: FirstWord): string[] {
  return wrong_choices.toSpliced(id % (wrong_choices.length + 1), 0, gloss);
}
