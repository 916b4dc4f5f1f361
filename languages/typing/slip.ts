import { editDistance } from '../text/edit-distance.ts';
/** The shortest word, in letters, that remains recognizable with one slip. */
const longWord = 5;

/** The letters at the end of a word that mark its form. */
const endingLength = 2;

/**
 * Whether a word is long enough to be recognized despite a slip. Where a form is asked for, its
 * ending must be right: `книги` is not a slip of `книгу`.
 */
export function isRecognizable(given: string, word: string, isForm: boolean): boolean {
  const isLong = Array.from(word).length >= longWord;
  return isLong && (!isForm || given.slice(-endingLength) === word.slice(-endingLength));
}

function withoutGaps(text: string): string {
  return text.replaceAll(/[ -]/g, '');
}

/**
 * Whether a text is an answer with one slip in one of its long words, or with one space too many or
 * too few.
 */
export function hasOneSlip(given: string, answer: string, isForm: boolean): boolean {
  const [typed, right] = [given.split(' '), answer.split(' ')];
  if (typed.length !== right.length) {
    return withoutGaps(given) === withoutGaps(answer) && answer.length >= longWord;
  }
  const differing = right.flatMap((word, at) => (typed[at] === word ? [] : [at]));
  const [at] = differing;
  if (differing.length !== 1 || at === undefined) return false;
  const typedWord = typed[at] ?? '';
  const word = right[at] ?? '';
  return isRecognizable(typedWord, word, isForm) && editDistance(typedWord, word, 1) === 1;
}
