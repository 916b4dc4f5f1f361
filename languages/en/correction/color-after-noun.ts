import { perWord } from '../../correction/cursor.ts';
import { determiners, isBase, isNoun } from './english-words.ts';
import { indefinite, isQuestion } from './noun-phrases.ts';

/** a car red → a red car. */
export const colorAfterNoun = perWord((cursor) => {
  if (!/^(?:a|an)$/u.test(cursor.text(0)) || !isNoun(cursor.token(1), 'singular')) return undefined;
  // "Is a house expensive?"
  if (isQuestion(cursor)) return undefined;
  const color = cursor.text(2);
  if (
    !/^(?:red|blue|green|black|white|yellow|brown|big|small|new|old|beautiful|interesting|expensive|cheap)$/u.test(
      color,
    )
  ) {
    return undefined;
  }
  if (
    /^(?:year|month|week|day|century|decade|hour|minute|meter|mile|size|touch|shade)$/u.test(
      cursor.text(1),
    )
  ) {
    return undefined;
  }
  if (
    !cursor.isEnd(2) ||
    cursor.sentence.tokens.some(({ text }) => /^(?:paint|dye|color|make|find|than)/u.test(text))
  ) {
    return undefined;
  }
  const adjective = cursor.token(2);
  const article = adjective && indefinite(adjective);
  if (article === undefined || isBase(cursor.token(1)) || determiners.has(color)) return undefined;
  return cursor.replace([0, 3], `${article} ${color} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'adjective-before-noun' },
  });
});
