import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isNoun, possessives } from './english-words.ts';
import { isQuestion } from './noun-phrases.ts';
import { kin, people } from './nouns-of-english.ts';
import { isNumber } from './phrase-classes.ts';
import { placeFirst, whoForPeople } from './reasons.ts';

/** After these "which" asks: "I asked my teacher which is better". */
const asking =
  /^(?:ask|tell|told|know|knew|show|wonder|explain|decide|remember|guess|see|saw|say|said|choose|find|found|teach|taught)/u;
const auxiliaries = wordSet('is are was were has have had can will lives works');

/** The teacher which teaches us; a friend what speaks Chinese. */
export const whoAfterPerson = perWord((cursor) => {
  if (!/^(?:which|what)$/u.test(cursor.text(0))) return undefined;
  const person = cursor.text(-1);
  const many = isNoun(cursor.token(-1), 'plural');
  const one = many ? person.replace(/s$/u, '') : person;
  if (!people.has(one) && !kin.has(one)) return undefined;
  if (!/^(?:a|an|the|that|this|my|his|her|some|many|young|old|new|good)$/u.test(cursor.text(-2))) {
    return undefined;
  }
  const isVerb =
    auxiliaries.has(cursor.text(1)) ||
    mayBe(
      cursor.token(1),
      ({ pos, place }) =>
        pos === 'verb' && (place?.row === 'third-person' || place?.row === 'past'),
    );
  if (!isVerb || isQuestion(cursor)) return undefined;
  // "A photo of my brother which is old"; "he married my sister, which was a surprise".
  const isDescribed = /^(?:young|old|new|good)$/u.test(cursor.text(-2));
  const before = cursor.text(isDescribed ? -4 : -3);
  if (!/^(?:|is|was|am|are|were|be|i'm|he's|she's|have|has|had|there's)$/u.test(before)) {
    return undefined;
  }
  if (cursor.sentence.tokens.some(({ text }) => asking.test(text))) return undefined;
  return cursor.replace([0, 1], 'who', { kind: 'expression', reason: whoForPeople });
});

const wheres = wordSet(
  'street room town city house village country family class school flat apartment garden kitchen bag office area group bedroom neighborhood neighbourhood region',
);

/** In my street is a bakery; in our town have a big market. */
export const thereInPlace = perWord((cursor) => {
  if (cursor.at !== 0 || cursor.text(0) !== 'in' || !wheres.has(cursor.text(2))) return undefined;
  if (!possessives.has(cursor.text(1)) && cursor.text(1) !== 'this') return undefined;
  const verb = cursor.text(3);
  // "In his room was a small table" is good in a story.
  if (!/^(?:is|are|have|has|had)$/u.test(verb) || isQuestion(cursor)) return undefined;
  const next = cursor.text(4);
  const isOne = /^an?$/u.test(next);
  const isMany = (isNumber(next) && next !== 'one') || /^(?:some|several)$/u.test(next);
  if (!isOne && !isMany) return undefined;
  const isPast = verb === 'had';
  const isLot = isOne && cursor.text(5) === 'lot';
  const be = isOne && !isLot ? (isPast ? 'was' : 'is') : isPast ? 'were' : 'are';
  return cursor.replace([3, 4], `there ${be}`, { kind: 'expression', reason: placeFirst });
});
