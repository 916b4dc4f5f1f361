import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { Reason } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import { agreeVerb, subjectOf, type Subject } from './agree-verb.ts';
import { agrees, isPersonAt, isTime, nounPhraseAt } from './noun-phrase.ts';
import { because } from './because.ts';
import { star, verbOffset } from './russian-words.ts';

function finding(cursor: Cursor, at: number, right: string | undefined, reason: Reason) {
  return right !== undefined && cursor.replace([at, at + 1], right, { kind: 'agreement', reason });
}

/** Verbs without an object: a noun that may be the nominative or accusative is their subject. */
const withoutObject = wordSet(
  `прийти приехать пойти идти быть стоять лежать висеть стоить начаться начинаться закончиться кончиться
  находиться называться опоздать остановиться упасть сломаться понравиться нравиться открыться закрыться
  открываться закрываться закрыться болеть приходить случиться появиться исчезнуть остаться оставаться
  прилететь улететь уехать уйти ехать лететь расти вырасти казаться работать жить умереть родиться пропасть`,
);
const collective = wordSet(
  'большинство меньшинство ряд часть половина пара группа множество десяток сотня',
);

/** Письмо пришёл, автобус опоздала, мой телефон не работают: at the start of a sentence. */
export const thingAndVerb = perWord((cursor) => {
  if (!cursor.isStart(0) || cursor.at !== 0) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  if (!phrase || phrase.nouns.some(({ lexeme }) => collective.has(lexeme.text))) return undefined;
  const subjects = phrase.nouns.filter((one) => one.case === 'nominative');
  const [noun] = subjects;
  const isOther = phrase.nouns.some(
    (one) => one.case !== 'nominative' && one.case !== 'accusative',
  );
  if (!noun || subjects.length !== 1 || noun.lexeme.animate || isOther) return undefined;
  if (isTime(phrase) || !phrase.adjectives.every((one) => agrees(one, noun))) return undefined;
  const at = verbOffset(cursor, phrase.to);
  const verb = cursor.token(at);
  if (!mayBe(verb, ({ lexeme }) => withoutObject.has(lexeme.text))) return undefined;
  // "Фильм был хорошая идея", "Одно было ясно": the other noun may decide.
  const isBe = mayBe(verb, ({ lexeme }) => lexeme.text === 'быть');
  if (isBe && nounPhraseAt(cursor, at + 1)?.cases.has('nominative')) return undefined;
  const isPast = mayBe(verb, ({ place }) => place?.table === 'past');
  if (!isPast && verb?.readings.some(({ place }) => place?.row !== 'third')) return undefined;
  const subject = subjectOf(noun);
  const right = subject && agreeVerb(cursor, at, subject);
  return finding(cursor, at, right, (texts) =>
    texts.person(star(cursor.words(phrase.to - 1, phrase.to)), star(right ?? '')),
  );
});

const others = mapOf<Subject>({
  я: { row: 'first', column: 'plural', past: 'plural' },
  ты: { row: 'second', column: 'plural', past: 'plural' },
});

/** Мама и папа работает, мой брат и я живу. */
export const twoSubjects = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isPronoun = others.has(cursor.text(0));
  const first = isPronoun ? undefined : nounPhraseAt(cursor, 0);
  const isPerson = first && isPersonAt(cursor, first.to - 1);
  const and = isPronoun ? 1 : (first?.to ?? 0);
  if ((!isPronoun && !isPerson) || cursor.text(and) !== 'и') return undefined;
  const isSecondPronoun = others.has(cursor.text(and + 1));
  const second = isSecondPronoun ? undefined : nounPhraseAt(cursor, and + 1);
  if (!isSecondPronoun && !(second && isPersonAt(cursor, second.to - 1))) return undefined;
  const end = isSecondPronoun ? and + 2 : (second?.to ?? 0);
  const pronoun = [cursor.text(0), cursor.text(and + 1)].filter((text) => others.has(text));
  const subject: Subject = (pronoun.includes('я')
    ? others.get('я')
    : others.get(pronoun[0] ?? '')) ?? {
    row: 'third',
    column: 'plural',
    past: 'plural',
  };
  const at = verbOffset(cursor, end);
  return finding(cursor, at, agreeVerb(cursor, at, subject), because('twoSubjects'));
});

/** Кто знают?, никто не пришли, каждый знают. */
export const whoAndVerb = perWord((cursor) => {
  const text = cursor.text(0);
  const isAsking = text === 'кто' && cursor.at === 0;
  if (!isAsking && !/^(?:никто|каждый|кто-то|кто-нибудь)$/u.test(text)) return undefined;
  if (text === 'каждый' && !cursor.isStart(0)) return undefined;
  const at = verbOffset(cursor, 1);
  const subject = { row: 'third', column: 'singular', past: 'masculine' } as const;
  const verb = cursor.token(at);
  const isPlural = verb?.readings.every(({ place }) => place?.column === 'plural') === true;
  if (!isPlural) return undefined;
  return finding(cursor, at, agreeVerb(cursor, at, subject), because('whoIsSingular'));
});

const groups = wordSet(
  'семья народ молодёжь молодежь полиция команда класс семья правительство публика',
);

/** Моя семья живут в Москве. */
export const groupAndVerb = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const noun = phrase?.nouns.find((one) => one.case === 'nominative');
  if (!phrase || !noun || !groups.has(noun.lexeme.text) || noun.number !== 'singular')
    return undefined;
  const at = verbOffset(cursor, phrase.to);
  const subject = subjectOf(noun);
  const verb = cursor.token(at);
  const isPlural =
    verb?.readings.every(({ place }) => place?.column === 'plural' && place.row !== 'first') ===
    true;
  if (!isPlural || !subject) return undefined;
  return finding(cursor, at, agreeVerb(cursor, at, subject), because('singularSubject'));
});

/** Это был моя сестра, это была хороший день. */
export const thisWas = perWord((cursor) => {
  if (cursor.text(0) !== 'это' || !cursor.isStart(0)) return undefined;
  if (!/^(?:был|была|было|были)$/u.test(cursor.text(1))) return undefined;
  const from = /^(?:очень|не|самый|самая|самое|самые)$/u.test(cursor.text(2)) ? 3 : 2;
  const phrase = nounPhraseAt(cursor, from);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative') ?? [];
  const [noun] = nouns;
  if (!phrase || !noun || nouns.length !== 1) return undefined;
  if (cursor.text(1) === 'было' && (noun.number === 'plural' || phrase.adjectives.length === 0))
    return undefined;
  const subject = subjectOf(noun);
  return finding(cursor, 1, subject && agreeVerb(cursor, 1, subject), because('thisWas'));
});

/** Эта моя сестра, этот мой брат: who it is. */
export const thisIs = perWord((cursor) => {
  if (!/^(?:этот|эта|эти)$/u.test(cursor.text(0)) || cursor.at !== 0) return undefined;
  if (
    !/^(?:мой|моя|моё|мое|мои|твой|твоя|твоё|твои|наш|наша|наше|наши|ваш|ваша|ваше|ваши)$/u.test(
      cursor.text(1),
    )
  )
    return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase?.cases.has('nominative') || !cursor.isEnd(phrase.to - 1)) return undefined;
  if (cursor.sentence.tokens.length !== phrase.to) return undefined;
  return cursor.replace([0, 1], 'это', { kind: 'agreement', reason: because('thisIs') });
});

const needed = mapOf<ColumnLabel>({
  нужен: 'masculine',
  нужна: 'feminine',
  нужно: 'neuter',
  нужны: 'plural',
});

/** Мне нужен книга, ему нужно машина. */
export const neededThing = perWord((cursor) => {
  const written = needed.get(cursor.text(0));
  if (written === undefined) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative') ?? [];
  const [noun] = nouns;
  const isOther = phrase?.nouns.some(
    ({ case: row }) => row !== 'nominative' && row !== 'accusative',
  );
  const isAsked = /^(?:мне|тебе|ему|ей|нам|вам|им)$/u.test(cursor.text(-1)) || isDative(cursor, -1);
  if (!noun || nouns.length !== 1 || isOther || !isAsked) return undefined;
  const subject = subjectOf(noun);
  if (!subject || subject.past === written) return undefined;
  const next = phrase && cursor.sentence.tokens[cursor.at + phrase.to];
  const isList = written === 'plural' && (next?.text === 'и' || next?.gap.includes(','));
  if (isList) return undefined;
  // "Нужно" with a verb that follows: мне нужно книгу прочитать.
  const { tokens } = cursor.sentence;
  const isVerb = tokens.some(({ readings }) =>
    readings.some(({ pos, place }) => pos === 'verb' && place === null),
  );
  if (written === 'neuter' && isVerb) return undefined;
  const right = [...needed].find(([, column]) => column === subject.past)?.[0] ?? '';
  return cursor.replace([0, 1], right, { kind: 'agreement', reason: because('needed') });
});

function isDative(cursor: Cursor, at: number): boolean {
  return (
    mayBe(cursor.token(at), ({ place }) => place?.row === 'dative') &&
    !mayBe(cursor.token(at), ({ place }) => place?.row === 'nominative')
  );
}
