import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  beForms,
  isBase,
  isNoun,
  isOtherVerbForm,
  mayBeBase,
  mayBeVerb,
  middleAdverbs,
  modals,
  negatedDo,
  personNouns,
  pluralSubjects,
  singularSubjects,
  star,
  verbForm,
} from './english-words.ts';

const clauseStarters = wordSet(
  'and but because when if that so while who which before after then where what why how although',
);
/** After these a base form or another subject's verb is right: let it go, did he go. */
const openers =
  wordSet(`do does did doesn't don't didn't make makes made let lets help helps see saw
  hear heard watch suggest suggests suggested recommend recommends insist insists demand important have
  has had nor neither wish than`);
const subjunctive =
  wordSet(`suggest suggests suggested recommend recommends recommended insist insists
  insisted demand demands demanded important essential necessary wish if decision propose proposed
  request requested require requires required order ordered proposal`);
const thirdForms = new Map([
  ['have', 'has'],
  ['do', 'does'],
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
]);
const pluralForms = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
]);
const singularForms = new Map([...pluralForms].map(([one, many]) => [many, one]));
const everybody = wordSet(
  'everybody everyone somebody someone nobody anybody anyone everything nothing something',
);
const collective = wordSet(
  `family team police government group class staff couple crowd public data media people audience crew
  band company number lot majority none rest half pair most all`,
);

function startsClause(cursor: Cursor, at: number): boolean {
  if (cursor.isStart(at)) return true;
  return clauseStarters.has(cursor.text(at - 1));
}

function isAsked(cursor: Cursor, at: number): boolean {
  const before = cursor.text(at - 1);
  return modals.has(before) || beForms.has(before) || openers.has(before) || negatedDo.has(before);
}

function hasWord(cursor: Cursor, words: ReadonlySet<string>): boolean {
  return cursor.sentence.tokens.some(({ text }) => words.has(text));
}

function person(cursor: Cursor, subject: string, at: number, right: string): Finding {
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(subject), star(right)),
  });
}

/** he go, she have, it don't. */
export const thirdPerson = perWord((cursor) => {
  const subject = cursor.text(0);
  if (!singularSubjects.has(subject) || isAsked(cursor, 0)) return undefined;
  if (!startsClause(cursor, 0) || hasWord(cursor, subjunctive)) return undefined;
  if (cursor.text(-1) === 'and' && subject !== 'it' && !cursor.isStart(-1)) {
    // "… let him in and she go" does not happen, but "did he come and she go" does.
    if (hasWord(cursor, openers)) return undefined;
  }
  const at = middleAdverbs.has(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  const text = cursor.text(at);
  const auxiliary = thirdForms.get(text);
  if (auxiliary) {
    if (subject === 'it' && text === 'do') return undefined;
    if (hasWord(cursor, wordSet('did does should would could'))) return undefined;
    return person(cursor, subject, at, auxiliary);
  }
  if (text === 'are' || text === 'am') return person(cursor, subject, at, 'is');
  if (text === 'were' && !hasWord(cursor, wordSet('if wish though as suppose'))) {
    return person(cursor, subject, at, 'was');
  }
  if (!isBase(token)) return undefined;
  const right = verbForm(token, cursor.sentence.lexicon, 'third-person');
  return right !== undefined && person(cursor, subject, at, right);
});

/** they is, we has, they goes; you was; I is. */
export const otherPersons = perWord((cursor) => {
  const subject = cursor.text(0);
  const isFirst = subject === 'i';
  if (!pluralSubjects.has(subject) && subject !== 'you' && !isFirst) return undefined;
  if (!startsClause(cursor, 0) || cursor.text(-1) === 'and') return undefined;
  const token = cursor.token(1);
  const text = cursor.text(1);
  if (isFirst) {
    if (text === 'is' || text === 'are') return person(cursor, 'I', 1, 'am');
    if (text === 'were' && !hasWord(cursor, wordSet('if wish though as suppose'))) {
      return person(cursor, 'I', 1, 'was');
    }
  }
  const right =
    isFirst && text !== 'has' && text !== 'does' && text !== "doesn't"
      ? undefined
      : pluralForms.get(text);
  if (right !== undefined) return person(cursor, isFirst ? 'I' : subject, 1, right);
  if (!isOtherVerbForm(token, 'third-person') || beForms.has(text)) return undefined;
  const base = verbForm(token, cursor.sentence.lexicon, 'base');
  return base !== undefined && person(cursor, isFirst ? 'I' : subject, 1, base);
});

/** The number of words of a clause's first noun phrase, and whether it is singular. */
function subjectAt(cursor: Cursor): { length: number; isSingular: boolean } | undefined {
  if (!cursor.isStart(0)) return undefined;
  const isDetermined = wordSet(
    'my your his her our their the this that these those every each another',
  ).has(cursor.text(0));
  const at = isDetermined ? 1 : 0;
  const noun = cursor.token(at);
  if (noun === undefined) return undefined;
  if (/^(?:every|each)$/u.test(cursor.text(0)) && noun.text === 'people') return undefined;
  if (noun.text === 'people') return { length: at + 1, isSingular: false };
  if (collective.has(noun.text)) return undefined;
  if (isNoun(noun, 'plural')) return { length: at + 1, isSingular: false };
  const british = cursor.sentence.lexicon.readingsOf(noun.text.replace('our', 'or'));
  if (noun.readings.length === 0 && isNoun({ ...noun, readings: british }, 'plural')) {
    return { length: at + 1, isSingular: false };
  }
  // "The kids is": before "is" it can only be a noun.
  const isMany = noun.readings.some(
    ({ place }) => place?.table === 'number' && place.row === 'plural',
  );
  const isOne = noun.readings.some(
    ({ place }) => place?.table === 'number' && place.row === 'singular',
  );
  if (isDetermined && isMany && !isOne && /^(?:is|was)$/u.test(cursor.text(at + 1))) {
    return { length: at + 1, isSingular: false };
  }
  if (/^\p{Lu}/u.test(noun.written) && at > 0) return undefined;
  if (isDetermined && isNoun(noun, 'singular')) return { length: at + 1, isSingular: true };
  return undefined;
}

/** my parents is, the children was; my brother are; everybody are. */
export const nounAndVerb = perWord((cursor) => {
  if (cursor.isStart(0) && everybody.has(cursor.text(0))) {
    const isBare = isBase(cursor.token(1));
    const third = isBare && verbForm(cursor.token(1), cursor.sentence.lexicon, 'third-person');
    const right = singularForms.get(cursor.text(1)) ?? third;
    const isAsked = hasWord(cursor, wordSet('let please'));
    return right && !isAsked ? person(cursor, cursor.words(0, 1), 1, right) : undefined;
  }
  const subject = subjectAt(cursor);
  if (!subject) return undefined;
  const { length, isSingular } = subject;
  const shown = cursor.words(0, length);
  const token = cursor.token(length);
  const text = cursor.text(length);
  const forms = isSingular ? singularForms : pluralForms;
  const right = text === 'do' || text === 'does' ? undefined : forms.get(text);
  if (right !== undefined) return person(cursor, shown, length, right);
  const { tokens, lexicon } = cursor.sentence;
  if (!isSingular) {
    if (!isOtherVerbForm(token, 'third-person')) return undefined;
    const base = verbForm(token, lexicon, 'base');
    return base !== undefined && person(cursor, shown, length, base);
  }
  const others = tokens.filter((other) => other !== token && mayBeVerb(other));
  const isSure = isBase(token) || (personNouns.has(cursor.text(length - 1)) && mayBeBase(token));
  const isPast = token?.readings.some(({ place }) => place?.row === 'past');
  if (!isSure || isPast || others.length > 0 || hasWord(cursor, subjunctive)) return undefined;
  if (tokens.some(({ text }) => modals.has(text) || negatedDo.has(text))) return undefined;
  const third = verbForm(token, lexicon, 'third-person');
  return third !== undefined && person(cursor, shown, length, third);
});

const many = wordSet(
  'many several two three four five six seven eight nine ten twenty some few these those',
);

/** there is many people. */
export const thereAre = perWord((cursor) => {
  const verb = cursor.text(1);
  if (cursor.text(0) !== 'there') return undefined;
  const right = pluralForms.get(verb);
  if (right === undefined || verb === 'does' || verb === 'has') return undefined;
  const noun = many.has(cursor.text(2)) ? cursor.token(3) : cursor.token(2);
  const isPlural = many.has(cursor.text(2)) && !wordSet('some few').has(cursor.text(2));
  if (!isNoun(noun, 'plural') && noun?.text !== 'people' && !isPlural) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'agreement',
    reason: { note: 'there-is-there-are' },
  });
});
