import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isAnyVerb, isQuestion } from './noun-phrases.ts';
import { singularSubjects, subjects, verbForm } from './english-words.ts';
import { isNumber } from './phrase-classes.ts';

const durations = /^(?:years?|months?|weeks?|days?|hours?)$/u;
const lasting = wordSet(
  'study work learn live know teach play have wait love like studies works learns lives knows teaches plays has waits loves likes',
);
const be = new Map([
  ['am', 'have been'],
  ['are', 'have been'],
  ['is', 'has been'],
]);

/** I study English since three years; she is ill since two days. */
export const presentSinceDuration = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  if (cursor.at !== 0 || !subjects.has(cursor.text(0)) || isQuestion(cursor)) return undefined;
  const since = tokens.findIndex(({ text }) => text === 'since');
  const isDuration =
    since > 1 &&
    since === tokens.length - 3 &&
    (isNumber(tokens[since + 1]?.text ?? '') ||
      /^(?:an?|many)$/u.test(tokens[since + 1]?.text ?? '')) &&
    durations.test(tokens[since + 2]?.text ?? '');
  const verb = cursor.text(1);
  const isBe = be.has(verb);
  if (!isDuration || (!lasting.has(verb) && !isBe)) return undefined;
  const between = tokens.slice(2, since);
  const isGerund = isBe && (tokens[2]?.text ?? '').endsWith('ing');
  if (!isGerund && !isBe && between.some((token) => isAnyVerb(token) && token.text !== 'work'))
    return undefined;
  const participle = verbForm(cursor.token(1), lexicon, 'past-participle');
  const right = isBe
    ? be.get(verb)
    : participle && `${singularSubjects.has(cursor.text(0)) ? 'has' : 'have'} ${participle}`;
  if (right === undefined) return undefined;
  const middle = cursor.words(2, since);
  return cursor.replace([1, since + 1], `${right}${middle === '' ? '' : ` ${middle}`} for`, {
    kind: 'tense',
    reason: { note: 'present-perfect-how-long' },
  });
});
