import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isNoun, star } from './english-words.ts';
import { endsPhrase, indefinite, isQuestion } from './noun-phrases.ts';
import { people, things } from './nouns-of-english.ts';
import { beforeNounAdjective } from './reasons.ts';

/** Adjectives that learners put after a noun. */
const qualities = wordSet(
  `red blue green black white yellow brown big small new beautiful interesting expensive cheap important
  difficult delicious modern famous nice pretty dangerous strange intelligent comfortable heavy tall short
  handsome funny wonderful terrible boring friendly`,
);
/** With these the adjective says what becomes of the noun: "it made a dream big". */
const resultative =
  /^(?:paint|dye|colou?r|ma[kd]e?|find|found|than|keep|kept|lea?[fv]|get|got|call|consider|turn|want|with|th?ink|thought|like|prefer|cut|wear|as|how|so|too)/u;

/** It was a day beautiful; I need to make a decision important. */
export const qualityAfterNoun = perWord((cursor) => {
  if (!/^(?:a|an)$/u.test(cursor.text(0))) return undefined;
  const noun = cursor.token(1);
  const isCounted =
    things.has(cursor.text(1)) || people.has(cursor.text(1)) || isNoun(noun, 'singular');
  const adjective = cursor.token(2);
  if (!isCounted || !qualities.has(cursor.text(2)) || !cursor.isEnd(2)) return undefined;
  // "Is a house expensive?"
  if (isQuestion(cursor)) return undefined;
  const isMeasure =
    /^(?:year|month|week|century|decade|hour|minute|meter|metre|mile|foot|inch|lot|bit|little|few|head|touch|tad|shade|size|fraction|trifle|pound|kilo|stone)$/u;
  if (isMeasure.test(cursor.text(1))) return undefined;
  const earlier = cursor.sentence.tokens.slice(0, cursor.at).map(({ text }) => text);
  const isDecision =
    /^(?:make|made|makes)$/u.test(earlier.at(-1) ?? '') &&
    /^(?:decision|mistake|plan)$/u.test(cursor.text(1));
  if (!isDecision && earlier.some((text) => resultative.test(text))) return undefined;
  const article = indefinite(adjective);
  if (article === undefined) return undefined;
  return cursor.replace([0, 3], `${article} ${cursor.text(2)} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'adjective-before-noun' },
  });
});

/** She has eyes blue. */
export const qualityAfterPlural = perWord((cursor) => {
  if (!/^(?:has|have)$/u.test(cursor.text(0)) || !isNoun(cursor.token(1), 'plural'))
    return undefined;
  if (
    !qualities.has(cursor.text(2)) ||
    !cursor.isEnd(2) ||
    /^(?:years|months|things)$/u.test(cursor.text(1))
  ) {
    return undefined;
  }
  return cursor.replace([1, 3], `${cursor.text(2)} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'adjective-before-noun' },
  });
});

/** a very quickly runner, a carefully driver; not "a beautifully made dress". */
export const adverbBeforeNoun = perWord((cursor) => {
  const text = cursor.text(0);
  const token = cursor.token(0);
  if (!text.endsWith('ly') || !isOnly(token, ({ pos }) => pos === 'adverb')) return undefined;
  const isVery = /^(?:very|really|so)$/u.test(cursor.text(-1));
  const article = cursor.text(isVery ? -2 : -1);
  const noun = cursor.token(1);
  if (!/^(?:a|an)$/u.test(article) || !isNoun(noun, 'singular') || !endsPhrase(cursor, 1))
    return undefined;
  const stem = text.slice(0, -2);
  const { lexicon } = cursor.sentence;
  const right = [stem, stem.replace(/i$/u, 'y'), `${stem}le`].find((one) =>
    mayBe({ readings: lexicon.readingsOf(one) }, ({ pos }) => pos === 'adjective'),
  );
  if (right === undefined) return undefined;
  const reason = beforeNounAdjective(star(right));
  if (isVery) return cursor.replace([0, 1], right, { kind: 'expression', reason });
  const [first] = lexicon.readingsOf(right);
  const fitting =
    first &&
    indefinite({
      ...(token as NonNullable<typeof token>),
      text: right,
      written: right,
      readings: lexicon.readingsOf(right),
    });
  return (
    fitting !== undefined &&
    cursor.replace([-1, 1], `${fitting} ${right}`, { kind: 'expression', reason })
  );
});
