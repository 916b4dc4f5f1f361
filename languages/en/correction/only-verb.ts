import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isNoun,
  mayBeBase,
  possessives,
  prepositions,
  star,
  verbForm,
} from './english-words.ts';
import { isAdjective, isAnyVerb, isQuestion } from './noun-phrases.ts';

/** Groups of people, with which British English has plural verbs: "my family live here". */
const groups = wordSet(
  `family team band staff couple class group crew government police public company committee audience
  crowd majority youth army council press orchestra choir pair club people`,
);

/** A verb that is not the noun of a phrase: "in my house" has none. */
function isVerbHere(cursor: Cursor, place: number): boolean {
  const { tokens } = cursor.sentence;
  const token = tokens[place];
  const before = tokens[place - 1]?.text ?? '';
  if (!token || !isAnyVerb(token)) return false;
  return !determiners.has(before) && !(prepositions.has(before) && before !== 'to');
}

/** The place of the verb after a subject with which the sentence begins. */
function verbPlace(cursor: Cursor): { at: number; isOne: boolean } | undefined {
  if (!possessives.has(cursor.text(0)) && cursor.text(0) !== 'the') return undefined;
  let at = 1;
  if (cursor.text(1).endsWith("'s")) at += 1;
  if (isAdjective(cursor.token(at))) at += 1;
  if (groups.has(cursor.text(at))) return undefined;
  const isOne = isNoun(cursor.token(at), 'singular');
  const isMany =
    isNoun(cursor.token(at), 'plural') || /^(?:parents|children|friends)$/u.test(cursor.text(at));
  return isOne || isMany ? { at: at + 1, isOne } : undefined;
}

/** My neighbor's dog bark all night; my parents lives in a village: no other word can be the verb. */
export const onlyVerb = perWord((cursor) => {
  if (cursor.at !== 0 || isQuestion(cursor) || !cursor.sentence.end.startsWith('.'))
    return undefined;
  const found = verbPlace(cursor);
  if (!found) return undefined;
  const { at, isOne } = found;
  const verb = cursor.token(at);
  const { tokens, lexicon } = cursor.sentence;
  if (!verb || cursor.isEnd(at) || cursor.text(at + 1) === 'of') return undefined;
  const isWrong = isOne
    ? mayBeBase(verb) && !mayBe(verb, ({ place }) => place?.row === 'past')
    : mayBe(verb, ({ pos, place }) => pos === 'verb' && place?.row === 'third-person');
  const isOther = tokens.some(
    (token, place) => place > at && isVerbHere(cursor, place) && token !== verb,
  );
  const isKnown = tokens.every(
    ({ readings, written }) => readings.length > 0 || /^\p{Lu}|'s$/u.test(written),
  );
  if (!isWrong || isOther || !isKnown) return undefined;
  // "The train ride to the coast": a noun before "to" and "in" may end a phrase without a verb.
  const next = cursor.text(at + 1);
  const isNounToo =
    isOne &&
    (mayBe(verb, ({ pos }) => pos === 'noun') || /^(?:ride|walk|drive|stop)$/u.test(verb.text));
  // "The bus stop near my house", "the bus ride home" may answer a question.
  const isRepeated =
    tokens.at(-2)?.text === 'every' || /^(?:all|every)$/u.test(tokens.at(-2)?.text ?? '');
  const isPhrase =
    isNounToo &&
    (prepositions.has(next) ? !isRepeated : /^(?:every|like|home|here|there)$/u.test(next));
  if (isPhrase) return undefined;
  const isVerbal =
    /^(?:all|every|very|well|a|an|the|my|his|her|our|their|me|us|him|them|it|always|too|like|home|here|there)$/u.test(
      next,
    ) ||
    (prepositions.has(next) &&
      mayBe(verb, ({ pos }) => pos === 'verb') &&
      /^(?:live|lives|work|works|go|goes|come|comes|stop|stops|play|plays|study|studies|sleep|sleeps|walk|walks)$/u.test(
        verb.text,
      ));
  if (!isVerbal) return undefined;
  const right = verbForm(verb, lexicon, isOne ? 'third-person' : 'base');
  const shown = cursor.words(0, at);
  return (
    right !== undefined &&
    right !== verb.text &&
    cursor.replace([at, at + 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(shown), star(right)),
    })
  );
});
