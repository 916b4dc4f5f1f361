import type { MistakeNote } from '../taught/note.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/** Whether a text has what is wrong in a typical mistake, or what is right instead. */
export function sideOf(text: string, { wrong, right }: MistakeNote): 'wrong' | 'right' | 'neither' {
  const given = new Set(wordsIn(text));
  const [wrongly, rightly] = [wordsIn(wrong), wordsIn(right)];
  const isWrong = wrongly.some((one) => !rightly.includes(one) && given.has(one));
  const isRight = rightly.some((one) => !wrongly.includes(one) && given.has(one));
  if (isWrong === isRight) return 'neither';
  return isWrong ? 'wrong' : 'right';
}
