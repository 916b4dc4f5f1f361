import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import { editDistance } from '@topwords/languages/text';
import { foldedTokensOf } from '../recognise/tokens.ts';
import type { QuizItem } from './quiz-item.ts';

/** How close an answer is. */
export type Judgement = 'right' | 'misspelt' | 'nearly' | 'other-form' | 'other-word' | 'wrong';

/** Words before an answer that are not part of it: "I think it's the house". */
const fillers = new Set(languageCodes.flatMap((code) => allTutor[code].fillers.split(' ')));

/** The number of extra words that an answer may contain: "it means house, I guess". */
const maxExtraWords = 4;

/** Judges an answer. Ignores capitals and articles; missing accents and typos are almost right. */
export function judgeAnswer(message: string, item: QuizItem): Judgement {
  const given = bareTokensOf(message);
  const isOneOf = (texts: readonly string[]) =>
    texts.some((text) => containsWords(given, bareTokensOf(text)));
  if (isOneOf(item.solutions)) return isSpeltRight(message, item) ? 'right' : 'misspelt';
  if (isOneOf(item.otherWords)) return 'other-word';
  if (isOneOf(item.otherForms)) return 'other-form';
  const written = given.join(' ');
  const isNear = item.solutions.some((solution) => {
    const text = bareTokensOf(solution).join(' ');
    return text.length > 3 && editDistance(text, written, text.length < 8 ? 1 : 2) !== undefined;
  });
  return isNear ? 'nearly' : 'wrong';
}

function bareTokensOf(text: string): string[] {
  const tokens = foldedTokensOf(text);
  const start = tokens.findIndex((token) => !fillers.has(token));
  return start === -1 ? tokens : tokens.slice(start);
}

/** Whether the answer contains the wanted words in sequence and few others. */
function containsWords(given: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0 || given.length > wanted.length + maxExtraWords) return false;
  return ` ${given.join(' ')} `.includes(` ${wanted.join(' ')} `);
}

function isSpeltRight(message: string, { solutions }: QuizItem): boolean {
  const written = message.normalize('NFC').toLocaleLowerCase();
  return solutions.some((text) => written.includes(text.normalize('NFC').toLocaleLowerCase()));
}
