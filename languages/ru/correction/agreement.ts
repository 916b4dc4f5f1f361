import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import {
  adjectiveAt,
  adjectivesOf,
  casesOf,
  isFinite,
  isFiniteReading,
  isInfinitive,
  isVerb,
  mayBeFinite,
  nounsOf,
  star,
  verbOf,
  verbOffset,
  type Nominal,
  type RussianCase,
} from './russian-words.ts';

const maleWords = wordSet(
  'папа дедушка дядя брат друг мужчина сын муж отец мальчик кот парень юноша дед внук король бык пёс',
);
const numerals = wordSet(
  'два две три четыре оба обе полтора полторы пара пять шесть семь восемь девять десять несколько много сколько',
);

function fits(adjective: Nominal, noun: Nominal, nounCases: ReadonlySet<RussianCase>): boolean {
  const isCase =
    adjective.case === noun.case ||
    (adjective.case === 'prepositional' &&
      noun.case === 'dative' &&
      nounCases.has('prepositional'));
  if (!isCase || adjective.number !== noun.number) return false;
  if (
    adjective.case === 'accusative' &&
    adjective.animate !== undefined &&
    noun.lexeme.animate !== undefined
  ) {
    const isMarked = adjective.number === 'plural' || adjective.gender === 'm';
    if (isMarked && adjective.animate !== noun.lexeme.animate) return false;
  }
  return (
    adjective.number === 'plural' || noun.gender === undefined || adjective.gender === noun.gender
  );
}

function isLinking(cursor: Cursor, at: number): boolean {
  return isVerb(
    cursor.token(at),
    wordSet('быть нравиться понравиться прийти приехать лежать стоять висеть'),
  );
}

/** моя папа, новый машина, красивая дом. */
export const adjectiveAndNoun = perWord((cursor) => {
  const adjectives = adjectivesOf(cursor.token(0));
  const nouns = nounsOf(cursor.token(1));
  const written = cursor.text(1);
  if (!adjectives || !nouns) return undefined;
  const before = cursor.text(-1);
  if (
    numerals.has(before) ||
    /\d$/u.test(before) ||
    mayBe(cursor.token(-1), ({ pos }) => pos === 'numeral')
  ) {
    return undefined;
  }
  const nounCases = casesOf(nouns, written);
  if (adjectives.some((one) => nouns.some((noun) => fits(one, noun, nounCases)))) return undefined;
  const [adjective] = adjectives;
  if (!adjective) return undefined;
  const isProfession = nouns.every(
    ({ lexeme, gender }) =>
      lexeme.animate === true && gender === 'm' && !maleWords.has(lexeme.text),
  );
  if (isProfession && adjectives.some(({ gender }) => gender === 'f')) return undefined;
  const lexemes = new Set(nouns.map(({ lexeme }) => lexeme));
  if (lexemes.size > 1 || new Set(adjectives.map(({ lexeme }) => lexeme)).size > 1)
    return undefined;
  // A mismatch of gender in the same case is sure; one of cases may belong to other words.
  const shared = nouns.filter((noun) =>
    adjectives.some((one) => one.case === noun.case && one.number === noun.number),
  );
  const isAfterPreposition = mayBe(cursor.token(-1), ({ pos }) => pos === 'preposition');
  // A noun in the nominative is wrong itself after a preposition or a verb with an object.
  const isObject = isAfterPreposition || (isFinite(cursor.token(-1)) && !isLinking(cursor, -1));
  if (isObject && shared.every((one) => one.case === 'nominative')) return undefined;
  const sameNumber = shared.length > 0;
  if (!sameNumber) return undefined;
  const noun =
    (isAfterPreposition || isObject
      ? shared.find((one) => isObject && one.case === 'accusative')
      : shared.find((one) => one.case === 'nominative')) ??
    shared[0] ??
    nouns.find((one) => one.case === 'nominative') ??
    nouns[0];
  if (!noun || noun.number === undefined) return undefined;
  const isFirstMasculine = adjectives.some(({ case: row }) => row === 'nominative');
  if (!isAfterPreposition && noun.case === 'nominative' && !isFirstMasculine) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    case: noun.case,
    number: noun.number,
    gender: noun.gender,
    animate: noun.lexeme.animate ?? false,
  });
  if (right === undefined || right === cursor.text(0)) return undefined;
  const { gender } = noun;
  return cursor.replace([0, 1], right, {
    kind: sameNumber && gender ? 'gender' : 'agreement',
    reason: (texts) =>
      sameNumber && gender && noun.number === 'singular'
        ? texts.genderOf(star(noun.lexeme.text), gender, star(right))
        : texts.agreesWith(star(right), star(cursor.words(1, 2))),
  });
});

interface Person {
  row: 'first' | 'second' | 'third';
  column: 'singular' | 'plural';
  past: readonly ColumnLabel[];
}

const persons = mapOf<Person>({
  я: { row: 'first', column: 'singular', past: ['masculine', 'feminine'] },
  ты: { row: 'second', column: 'singular', past: ['masculine', 'feminine'] },
  он: { row: 'third', column: 'singular', past: ['masculine'] },
  она: { row: 'third', column: 'singular', past: ['feminine'] },
  оно: { row: 'third', column: 'singular', past: ['neuter'] },
  мы: { row: 'first', column: 'plural', past: ['plural'] },
  вы: { row: 'second', column: 'plural', past: ['plural'] },
  они: { row: 'third', column: 'plural', past: ['plural'] },
});

function inPerson(
  cursor: Cursor,
  at: number,
  person: Person,
  subject: string,
): Finding | undefined {
  const token = cursor.token(at);
  const reading = token?.readings.find(isFiniteReading);
  const { lexicon } = cursor.sentence;
  if (!reading?.place || !token) return undefined;
  const isPast = reading.place.table === 'past';
  const place = isPast
    ? ({ table: 'past', row: 'form', column: person.past[0] ?? 'plural' } as const)
    : ({ table: reading.place.table, row: person.row, column: person.column } as const);
  const [right] = lexicon.formsAt(reading.lexeme, 'verb', place);
  if (right === undefined || right === token.text) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(subject), star(right)),
  });
}

const blockers = wordSet('и или чем как кроме не ни только');

/** я читает, она сказал, мы идёт, вы сказал. */
export const pronounAndVerb = perWord((cursor) => {
  const subject = cursor.text(0);
  const person = persons.get(subject);
  if (!person) return undefined;
  const before = cursor.text(-1);
  if (blockers.has(before) && !(before === 'и' && cursor.isStart(-1))) return undefined;
  const at = verbOffset(cursor, 1);
  const token = cursor.token(at);
  if (!isFinite(token) || !token || verbOf(token)?.text.endsWith('нравиться')) return undefined;
  const fitsPerson = token.readings.some(({ place }) => {
    if (place?.table === 'past') return person.past.includes(place.column);
    return place?.row === person.row && place.column === person.column;
  });
  if (fitsPerson) return undefined;
  // чтобы takes the past; an imperative may look like a person: вы скажите.
  if (token.readings.some(({ place }) => place?.table === 'imperative')) return undefined;
  return inPerson(cursor, at, person, subject);
});

/** The gender of a noun that can only be the subject: мама, брат. */
function subjectNoun(cursor: Cursor, at: number): Nominal | undefined {
  const nouns = nounsOf(cursor.token(at));
  const [noun] = nouns ?? [];
  const isOne = nouns?.every(
    (one) =>
      one.case === 'nominative' &&
      one.number === noun?.number &&
      (one.gender === noun?.gender || one.number === 'plural'),
  );
  return isOne ? noun : undefined;
}

/** Мама пришёл; Мой брат читаю. */
export const nounAndVerb = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isOwned =
    adjectivesOf(cursor.token(0)) !== undefined ||
    (cursor.text(0) === 'все' && nounsOf(cursor.token(1)) !== undefined);
  const nounAt = isOwned ? 1 : 0;
  const noun = subjectNoun(cursor, nounAt);
  if (
    !noun ||
    noun.number === undefined ||
    (noun.number === 'singular' && noun.gender === undefined)
  )
    return undefined;
  const at = verbOffset(cursor, nounAt + 1);
  const token = cursor.token(at);
  if (!isFinite(token) || !token) return undefined;
  const columns = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;
  const past: ColumnLabel = noun.number === 'plural' ? 'plural' : columns[noun.gender ?? 'm'];
  const isRight = token.readings.some(({ place }) =>
    place?.table === 'past'
      ? place.column === past
      : place?.row === 'third' && place.column === noun.number,
  );
  if (isRight) return undefined;
  const isFeminine = token.readings.some(
    ({ place }) => place?.table === 'past' && place.column === 'feminine',
  );
  if (isFeminine && noun.gender === 'm' && !maleWords.has(noun.lexeme.text)) return undefined;
  if (/^(?:большинство|ряд|часть|половина|пара|группа)$/u.test(noun.lexeme.text)) return undefined;
  // An address before an order has a comma; a first person needs its pronoun.
  if (!token.readings.some(({ place }) => place?.table === 'past') && noun.lexeme.animate !== true)
    return undefined;
  return inPerson(
    cursor,
    at,
    { row: 'third', column: noun.number, past: [past] },
    cursor.words(nounAt, nounAt + 1).toLowerCase(),
  );
});

const women = wordSet(
  'анна мария ольга наташа лена катя маша таня ирина елена она мама сестра бабушка подруга',
);
const men = wordSet('иван антон пётр петр андрей олег дима он папа брат дедушка друг');
const shortForms = mapOf({
  должен: 'm',
  должна: 'f',
  рад: 'm',
  рада: 'f',
  готов: 'm',
  готова: 'f',
  занят: 'm',
  занята: 'f',
  болен: 'm',
  больна: 'f',
  согласен: 'm',
  согласна: 'f',
  уверен: 'm',
  уверена: 'f',
});
const pairs = [...shortForms.keys()];

/** Анна должен. */
export const shortAdjective = perWord((cursor) => {
  const gender = shortForms.get(cursor.text(1));
  const subject = cursor.text(0);
  if (gender === undefined || blockers.has(cursor.text(-1))) return undefined;
  const isPlural = /^(?:мы|вы|они)$/u.test(subject);
  const own = women.has(subject) ? 'f' : men.has(subject) ? 'm' : undefined;
  if (!isPlural && (own === undefined || own === gender)) return undefined;
  const place = pairs.indexOf(cursor.text(1));
  const masculine = pairs[place - (place % 2)] ?? '';
  const feminine = pairs[place - (place % 2) + 1] ?? '';
  const right = isPlural ? `${feminine.slice(0, -1)}ы` : own === 'f' ? feminine : masculine;
  return cursor.replace([1, 2], right, {
    kind: 'gender',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(0, 1))),
  });
});

const stative = wordSet('любить хотеть знать жить мочь понимать иметь помнить думать');

/** Я читать книгу: the infinitive where the sentence has no other verb. */
export const infinitiveAsVerb = perWord((cursor) => {
  const person = persons.get(cursor.text(0));
  if (!person || !cursor.isStart(0) || !isInfinitive(cursor.token(1))) return undefined;
  const { tokens, lexicon, end } = cursor.sentence;
  const hasOther = tokens.some(
    (token, at) =>
      at !== cursor.at + 1 && (mayBeFinite(token) || mayBe(token, ({ pos }) => pos === 'adverb')),
  );
  const lexeme = verbOf(cursor.token(1));
  // Ты любить играть?: what one likes or knows is no order and no question.
  const isState = isVerb(cursor.token(1), stative) && !tokens.some(mayBeFinite);
  const isOther = tokens.some(({ text }) =>
    /^(?:бы|рады?|рада|готов[аы]?|должен|должн[аоы]|обязан[аы]?|способ(?:ен|н[аы])|соглас(?:ен|н[аы])|намерен[аы]?|вынужден[аы]?|вправе|чтобы|как|чем|могу|надо|нужно)$/u.test(
      text,
    ),
  );
  if (isOther) return undefined;
  if ((!isState && hasOther) || !lexeme || (!isState && end.includes('?'))) {
    return undefined;
  }
  const { row, column } = person;
  const right =
    lexicon.formsAt(lexeme, 'verb', { table: 'present', row, column })[0] ??
    lexicon.formsAt(lexeme, 'verb', { table: 'future', row, column })[0];
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(cursor.text(0)), star(right)),
    })
  );
});

/** Мне нравится твои фотографии. */
export const pleasing = perWord((cursor) => {
  const text = cursor.text(0);
  const isSingular = text === 'нравится' || text === 'понравилась' || text === 'понравился';
  const isPlural = text === 'нравятся';
  if (!isSingular && !isPlural) return undefined;
  if (!mayBe(cursor.token(-1), ({ pos }) => pos === 'pronoun')) return undefined;
  const isOwned = adjectivesOf(cursor.token(1)) !== undefined;
  const at = isOwned ? 2 : 1;
  const nouns = nounsOf(cursor.token(at));
  const isInNumber = (number: string) =>
    nouns?.some((one) => one.case === 'nominative' && one.number === number) === true;
  const wanted = isSingular ? 'plural' : 'singular';
  if (!nouns || !isInNumber(wanted) || isInNumber(isSingular ? 'singular' : 'plural'))
    return undefined;
  if (
    isPlural &&
    cursor.sentence.tokens.some((token) => token.text === 'и' || token.gap.includes(','))
  )
    return undefined;
  if (isOnly(cursor.token(at), ({ place }) => place?.row === 'accusative')) return undefined;
  const right = text === 'нравится' ? 'нравятся' : text === 'нравятся' ? 'нравится' : 'понравились';
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(at, at + 1))),
  });
});

const ones = mapOf({ один: 'm', одна: 'f', одно: 'n' } as const);

/** один книга, одна день. */
export const genderOfOne = perWord((cursor) => {
  const own = ones.get(cursor.text(0));
  const nouns = nounsOf(cursor.token(1));
  const genders = new Set(nouns?.map(({ gender }) => gender));
  const [gender] = genders;
  if (!own || !nouns || genders.size !== 1 || gender === undefined || gender === own)
    return undefined;
  if (!nouns.some((one) => one.case === 'nominative' && one.number === 'singular'))
    return undefined;
  const right = [...ones].find(([, one]) => one === gender)?.[0] ?? '';
  const noun = nouns[0]?.lexeme.text ?? '';
  return cursor.replace([0, 1], right, {
    kind: 'gender',
    reason: (texts) => texts.genderOf(star(noun), gender, star(right)),
  });
});
