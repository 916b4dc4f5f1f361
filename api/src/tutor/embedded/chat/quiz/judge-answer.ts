import { editDistance } from '../../../../bank/edit-distance.ts';
import { foldedTokensOf } from '../recognise/tokens.ts';
import type { QuizItem } from './quiz-item.ts';

/** How near an answer comes. */
export type Judgement = 'right' | 'misspelt' | 'nearly' | 'other-form' | 'synonym' | 'wrong';

/** Words before an answer that are no part of it: "I think it's the house". */
const fillers = new Set(
  `a an the to i think it s is maybe means el la los las un una es creo que significa son это думаю
  наверное значит может bu sanırım galiba bence demek`.split(/\s+/),
);

/** How many words an answer may add to what is asked, as "it means house, I guess". */
const extraWords = 4;

/** Judges an answer: capitals, accents and articles are forgiven, a slip of typing nearly. */
export function judgeAnswer(message: string, item: QuizItem): Judgement {
  const given = bareTokensOf(message);
  const isOneOf = (texts: readonly string[]) =>
    texts.some((text) => holds(given, bareTokensOf(text)));
  if (isOneOf(item.solutions)) return isSpeltRight(message, item) ? 'right' : 'misspelt';
  if (isOneOf(item.synonyms)) return 'synonym';
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

/** Whether the wanted words stand together in an answer that is hardly longer. */
function holds(given: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0 || given.length > wanted.length + extraWords) return false;
  return ` ${given.join(' ')} `.includes(` ${wanted.join(' ')} `);
}

function isSpeltRight(message: string, { solutions }: QuizItem): boolean {
  const written = message.normalize('NFC').toLocaleLowerCase();
  return solutions.some((text) => written.includes(text.normalize('NFC').toLocaleLowerCase()));
}
