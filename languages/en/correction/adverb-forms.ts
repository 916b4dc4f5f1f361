import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { determiners, objectPronouns, star } from './english-words.ts';
import { endsClause } from './noun-phrases.ts';
import { nationalities } from './names-of-places.ts';
import { adjectiveAfter, adverbWithVerb } from './reasons.ts';

/** Actions that are done in some way; none of them links a subject with an adjective. */
const actions = wordSet(
  `speak drive sing dance work play sleep swim cook write read learn study teach explain understand know
  paint draw eat talk walk run type answer remember behave pronounce hear see treat`,
);

/** Adjectives that learners use as adverbs. */
const adverbOf = mapOf({
  good: 'well',
  careful: 'carefully',
  bad: 'badly',
  beautiful: 'beautifully',
  perfect: 'perfectly',
  fluent: 'fluently',
  correct: 'correctly',
  polite: 'politely',
  easy: 'easily',
  quick: 'quickly',
  quiet: 'quietly',
  nice: 'nicely',
  wonderful: 'wonderfully',
  terrible: 'terribly',
  dangerous: 'dangerously',
});

const indefinites = wordSet('something anything everything nothing things food stuff');

/** The verb before an adverb, with an object of one or two words between them. */
function actionBefore(cursor: Cursor, at: number): string | undefined {
  for (let back = 1; back <= 4; back += 1) {
    const token = cursor.token(at - back);
    if (token === undefined || indefinites.has(token.text)) return undefined;
    const isAction = mayBe(token, ({ lexeme, pos }) => pos === 'verb' && actions.has(lexeme.text));
    const between = cursor.token(at - back + 1);
    const isObject =
      back === 1 ||
      (between !== undefined &&
        (nationalities.has(between.text) ||
          objectPronouns.has(between.text) ||
          (determiners.has(between.text) && !/^(?:a|an|no|any|some)$/u.test(between.text)) ||
          (back === 2 && mayBe(between, ({ pos }) => pos === 'noun'))));
    if (isAction && isObject && !determiners.has(cursor.text(at - back - 1))) return token.text;
    if (/^(?:is|are|was|were|am|be|look|looks|feel|feels|it|and|a|an)$/u.test(token.text)) {
      // "I know it is good": another verb is nearer. "I know it well" is found before.
      if (token.text !== 'it') return undefined;
    }
  }
  return undefined;
}

const weak = wordSet('bad easy quick nice dangerous');

/** He drives very careful; she sings beautiful; I didn't sleep good last night. */
export const adverbAfterVerb = perWord((cursor) => {
  const right = adverbOf.get(cursor.text(0));
  if (right === undefined || !endsClause(cursor, 0)) return undefined;
  const isVery = /^(?:very|so|too|really|pretty|quite)$/u.test(cursor.text(-1));
  const start = isVery ? -1 : 0;
  const verb = actionBefore(cursor, start);
  if (verb === undefined) return undefined;
  if (/^(?:eat|hear|see|treat|know|read|run|learn)/u.test(verb) && cursor.text(0) !== 'good') {
    return undefined;
  }
  if (/^(?:of|for|in)$/u.test(cursor.text(1)) && cursor.text(0) !== 'good') {
    if (weak.has(cursor.text(0)) || cursor.text(1) === 'of') return undefined;
  }
  if (/^(?:for|at|of|about)$/u.test(cursor.text(1)) && cursor.text(0) === 'good') return undefined;
  if (cursor.text(0) === 'good' && cursor.text(-1) === 'for') return undefined;
  const isSmelling = /^(?:smell|taste|look|sound|feel)/u.test(verb);
  if (isSmelling) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: adverbWithVerb(star(verb), star(right)),
  });
});

const adjectiveOf = mapOf({
  beautifully: 'beautiful',
  nicely: 'nice',
  happily: 'happy',
  sadly: 'sad',
  deliciously: 'delicious',
  wonderfully: 'wonderful',
  terribly: 'terrible',
  strangely: 'strange',
  carefully: 'careful',
  quietly: 'quiet',
  angrily: 'angry',
  politely: 'polite',
});

/** She looks beautifully; the soup tastes well; be carefully. */
export const adjectiveAfterLink = perWord((cursor) => {
  const isWell = cursor.text(0) === 'well';
  const right = isWell ? 'good' : adjectiveOf.get(cursor.text(0));
  if (right === undefined || !cursor.isEnd(0)) return undefined;
  const at = /^(?:very|so|really|too)$/u.test(cursor.text(-1)) ? -2 : -1;
  const verb = cursor.text(at);
  const isLink = isWell
    ? /^(?:smells|smelled|tastes|tasted)$/u.test(verb)
    : /^(?:look|looks|looked|smells|tastes|sounds|sounded|is|was|am|are|were|be)$/u.test(verb);
  if (!isLink || (verb.startsWith('look') && right === 'careful')) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: adjectiveAfter(star(verb), star(right)),
  });
});

/** She works very hardly. */
export const hardNotHardly = perWord((cursor) => {
  if (cursor.text(0) !== 'hardly' || !endsClause(cursor, 0)) return undefined;
  if (/^(?:any|ever|at)$/u.test(cursor.text(1))) return undefined;
  const isVery = /^(?:very|so|too|really)$/u.test(cursor.text(-1));
  const verb = cursor.text(isVery ? -2 : -1);
  if (!/^(?:work|stud|train|tr[yi]|rain)/u.test(verb)) return undefined;
  return cursor.replace([0, 1], 'hard', {
    kind: 'expression',
    reason: { mistake: 'very-hardly' },
  });
});

/** run fastly. */
export const fastNotFastly = perWord((cursor) => {
  const right = mapOf({ fastly: 'fast', goodly: 'well' }).get(cursor.text(0));
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'spelling', reason: { note: 'adverbs-in-ly' } })
  );
});
