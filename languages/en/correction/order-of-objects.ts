import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isBase,
  isNoun,
  isOtherVerbForm,
  mayBeBase,
  modals,
  objectPronouns,
  possessives,
  singularSubjects,
  subjects,
} from './english-words.ts';
import { nationalities } from './names-of-places.ts';
import { isAdjective, isQuestion } from './noun-phrases.ts';
import { kin } from './nouns-of-english.ts';

/** The place after a noun with its words, with which the sentence ends; undefined if there is more. */
function lastNoun(cursor: Cursor, from: number): number | undefined {
  let at = from;
  if (determiners.has(cursor.text(at))) at += 1;
  while (at < from + 3 && isAdjective(cursor.token(at)) && !cursor.isEnd(at)) at += 1;
  const isNamed = nationalities.has(cursor.text(at));
  const isNounHere = mayBe(cursor.token(at), ({ pos }) => pos === 'noun');
  const isWhole =
    at > from ||
    isNamed ||
    isNoun(cursor.token(at), 'plural') ||
    isOnly(cursor.token(at), ({ pos }) => pos === 'noun');
  return cursor.isEnd(at) && isWhole && (isNamed || isNounHere) ? at + 1 : undefined;
}

const skills = wordSet(
  'speak speaks spoke play plays played know knows knew cook cooks cooked sing sings understand understands write writes',
);

/** He speaks very well English; she plays very well the piano. */
export const wellBeforeObject = perWord((cursor) => {
  if (!skills.has(cursor.text(0)) || isQuestion(cursor)) return undefined;
  const isVery = /^(?:very|so|really|quite)$/u.test(cursor.text(1));
  const at = isVery ? 2 : 1;
  // "He speaks very good English" is right.
  if (!/^(?:well|badly)$/u.test(cursor.text(at))) return undefined;
  const end = lastNoun(cursor, at + 1);
  if (end === undefined) return undefined;
  const adverb = cursor.words(1, at + 1);
  return cursor.replace([1, end], `${cursor.words(at + 1, end)} ${adverb}`, {
    kind: 'word-order',
    reason: { note: 'subject-verb-object-order' },
  });
});

/** We enjoyed very much the concert. */
export const muchBeforeObject = perWord((cursor) => {
  const isLiking = mayBe(
    cursor.token(0),
    ({ lexeme, pos }) => pos === 'verb' && /^(?:like|love|enjoy|appreciate)$/u.test(lexeme.text),
  );
  const isMuch = cursor.text(1) === 'very' && cursor.text(2) === 'much';
  const isLot = cursor.text(1) === 'a' && cursor.text(2) === 'lot';
  if (!isLiking || (!isMuch && !isLot) || isQuestion(cursor) || !determiners.has(cursor.text(3)))
    return undefined;
  const end = lastNoun(cursor, 3);
  if (end === undefined) return undefined;
  return cursor.replace([1, end], `${cursor.words(3, end)} ${cursor.words(1, 3)}`, {
    kind: 'word-order',
    reason: { note: 'subject-verb-object-order' },
  });
});

const vague = wordSet('time way day same hour week month year moment sunday monday');

/** I play every day the piano. */
export const timeBeforeObject = perWord((cursor) => {
  if (!subjects.has(cursor.text(-1)) || !cursor.isStart(-1) || isQuestion(cursor)) return undefined;
  const isVerb =
    mayBeBase(cursor.token(0)) || isOtherVerbForm(cursor.token(0), 'third-person', 'past');
  const isTime =
    (cursor.text(1) === 'every' &&
      /^(?:day|morning|evening|night|week|weekend|month|year|.+day)$/u.test(cursor.text(2))) ||
    (cursor.text(1) === 'last' && /^(?:week|month|year|night)$/u.test(cursor.text(2)));
  const isYesterday =
    cursor.text(1) === 'yesterday' && !/^(?:morning|evening|afternoon)$/u.test(cursor.text(2));
  if (!isVerb || (!isTime && !isYesterday)) return undefined;
  const from = isYesterday ? 2 : 3;
  if (!/^(?:the|a|an|my|your|his|her|our|their)$/u.test(cursor.text(from))) return undefined;
  const end = lastNoun(cursor, from);
  if (end === undefined || vague.has(cursor.text(end - 1))) return undefined;
  return cursor.replace([1, end], `${cursor.words(from, end)} ${cursor.words(1, from)}`, {
    kind: 'word-order',
    reason: { note: 'subject-verb-object-order' },
  });
});

const giving = wordSet(
  'give gives gave given send sends sent show shows showed lend lends lent bring brings brought',
);
const person = /^(?:me|you|him|her|us|them)$/u;

/** She gave to me the book; he gave the book me. */
export const twoObjects = perWord((cursor) => {
  if (!giving.has(cursor.text(0))) return undefined;
  const isTo = cursor.text(1) === 'to' && person.test(cursor.text(2));
  if (isTo && determiners.has(cursor.text(3))) {
    const end = lastNoun(cursor, 3);
    if (end === undefined) return undefined;
    return cursor.replace([1, end], `${cursor.words(3, end)} to ${cursor.text(2)}`, {
      kind: 'word-order',
      reason: { note: 'two-objects' },
    });
  }
  const isThing =
    /^(?:the|a|an|my|this|that|his|some)$/u.test(cursor.text(1)) &&
    isOnly(cursor.token(2), ({ pos }) => pos === 'noun' || pos === 'verb');
  const isIt =
    cursor.text(1) === 'it' && objectPronouns.has(cursor.text(2)) && cursor.text(2) !== 'her';
  const at = isIt ? 2 : 3;
  if ((!isThing && !isIt) || !person.test(cursor.text(at)) || !cursor.isEnd(at)) return undefined;
  if (isIt || kin.has(cursor.text(2))) return undefined;
  return cursor.replace([at, at + 1], `to ${cursor.text(at)}`, {
    kind: 'word-order',
    reason: { note: 'two-objects' },
  });
});

/** He drinks always coffee; my sister drinks always tea. "She tries always to help" may be meant. */
export const adverbAfterVerb = perWord((cursor) => {
  const adverb = cursor.text(1);
  if (!/^(?:always|never|usually)$/u.test(adverb) || cursor.isEnd(1) || cursor.text(2) === 'to')
    return undefined;
  // "She likes always having a plan"; "I work usually from nine to five".
  if (isOtherVerbForm(cursor.token(2), 'gerund') || cursor.text(2) === 'being') return undefined;
  if (adverb === 'usually' && /^(?:from|between|until)$/u.test(cursor.text(2))) return undefined;
  const verb = cursor.token(0);
  const subject = cursor.text(-1);
  const isPronoun = subjects.has(subject) && cursor.isStart(-1);
  const isNounSubject =
    possessives.has(cursor.text(-2)) && cursor.isStart(-2) && isNoun(cursor.token(-1), 'singular');
  if (!isPronoun && !isNounSubject) return undefined;
  const isThird = isNounSubject || singularSubjects.has(subject);
  const isVerb = isThird
    ? mayBe(verb, ({ place }) => place?.row === 'third-person') && !isOtherVerbForm(verb, 'past')
    : mayBeBase(verb) && adverb !== 'never';
  if (
    !isVerb ||
    modals.has(cursor.text(0)) ||
    /^(?:is|are|am|has|have|do|does|says?|know|knows|mean|means)$/u.test(cursor.text(0))
  ) {
    return undefined;
  }
  return cursor.replace([0, 2], `${adverb} ${cursor.words(0, 1)}`, {
    kind: 'word-order',
    reason: { note: 'frequency-adverb-position' },
  });
});

/** Always I drink tea; always she is late. */
export const adverbFirst = perWord((cursor) => {
  if (cursor.at !== 0 || !/^(?:always|never)$/u.test(cursor.text(0))) return undefined;
  const subject = cursor.text(1);
  if (!subjects.has(subject) || subject === 'you') return undefined;
  const isThird = singularSubjects.has(subject);
  const verb = cursor.token(2);
  const isBe = /^(?:am|is|are|was|were)$/u.test(cursor.text(2));
  const isVerb = isThird
    ? mayBe(verb, ({ place }) => place?.row === 'third-person')
    : mayBeBase(verb) || isBase(verb);
  if (!isBe && !isVerb) return undefined;
  const pronoun = subject === 'i' ? 'I' : cursor.words(1, 2);
  const right = isBe
    ? `${pronoun} ${cursor.text(2)} ${cursor.text(0)}`
    : `${pronoun} ${cursor.text(0)} ${cursor.text(2)}`;
  return cursor.replace([0, 3], right, {
    kind: 'word-order',
    reason: { note: 'frequency-adverb-position' },
  });
});

/** I have been never to Japan. */
export const adverbAfterBeen = perWord((cursor) => {
  if (!/^(?:have|has|i've|he's|she's|we've|they've)$/u.test(cursor.text(0))) return undefined;
  const isParticiple = mayBe(cursor.token(1), ({ place }) => place?.row === 'past-participle');
  if (!isParticiple || !/^(?:never|always)$/u.test(cursor.text(2))) return undefined;
  if (cursor.text(2) !== 'never' && cursor.text(1) !== 'been') return undefined;
  if (cursor.text(0).endsWith("'s") && cursor.text(1) !== 'been') return undefined;
  return cursor.replace([1, 3], `${cursor.text(2)} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'frequency-adverb-position' },
  });
});

/** Yesterday came my uncle. */
export const subjectAfterVerb = perWord((cursor) => {
  if (cursor.at !== 0 || cursor.text(0) !== 'yesterday') return undefined;
  if (!/^(?:came|arrived|called|went|left|died|phoned|returned)$/u.test(cursor.text(1)))
    return undefined;
  if (!possessives.has(cursor.text(2)) || !kin.has(cursor.text(3)) || !cursor.isEnd(3))
    return undefined;
  return cursor.replace([1, 4], `${cursor.words(2, 4)} ${cursor.text(1)}`, {
    kind: 'word-order',
    reason: { note: 'subject-verb-object-order' },
  });
});
