import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { agrees, nounPhraseAt } from './noun-phrase.ts';
import { skipForward } from './persons.ts';
import { because } from './because.ts';
import { adjectiveAt, isVerb, pronounForms, verbOf } from './russian-words.ts';
import { wordSet } from '../../lookup/word-set.ts';

const nominative = wordSet('который которая которое которые');

const transitive = wordSet(
  'любить видеть увидеть знать читать прочитать купить купить встретить искать ждать слушать писать написать ненавидеть найти потерять пригласить',
);

/** Девушка, который живёт здесь: который after the only noun before the comma. */
export const whichAgrees = perWord((cursor) => {
  const token = cursor.token(0);
  if (!token || !nominative.has(token.text) || !token.gap.includes(',') || cursor.at === 0)
    return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const before = tokens.slice(0, cursor.at);
  const nouns = before.filter(({ readings }) => readings.some(({ pos }) => pos === 'noun'));
  const last = before.at(-1);
  if (nouns.length !== 1 || nouns[0] !== last) return undefined;
  const readings = last?.readings ?? [];
  const genders = new Set(readings.map(({ lexeme }) => lexeme.gender));
  const numbers = new Set(readings.map(({ place }) => place?.column));
  const [gender] = genders;
  const [number] = numbers;
  if (!readings.every(({ pos }) => pos === 'noun') || genders.size !== 1 || numbers.size !== 1)
    return undefined;
  if (gender !== 'm' && gender !== 'f' && gender !== 'n') return undefined;
  const isPerson = readings.some(({ lexeme }) => lexeme.animate);
  if (isPerson && gender === 'm' && token.text === 'которая') return undefined;
  const column =
    number === 'plural'
      ? 'plural'
      : ({ m: 'masculine', f: 'feminine', n: 'neuter' } as const)[gender];
  const [lexeme] = lexicon.lexemesOf('который');
  const [right] = lexeme
    ? lexicon.formsAt(lexeme, 'pronoun', { table: 'agreement', row: 'nominative', column })
    : [];
  if (right === undefined || right === token.text) return undefined;
  return cursor.replace([0, 1], right, { kind: 'agreement', reason: because('whichAgrees') });
});

/** книга, которая я читаю; человек, который я видел: an object. */
export const whichAsObject = perWord((cursor) => {
  const token = cursor.token(0);
  if (!token || !/^(?:который|которая)$/u.test(token.text)) return undefined;
  const forms = pronounForms.get(cursor.text(1));
  const at = skipForward(cursor, 2);
  const verb = verbOf(cursor.token(at));
  if (!forms || cursor.text(1) === 'кто' || !verb || !isVerb(cursor.token(at), transitive))
    return undefined;
  const before = cursor.sentence.tokens[cursor.at - 1];
  const isAlive = before?.readings.every(({ lexeme }) => lexeme.animate === true) === true;
  const right =
    token.text === 'которая'
      ? 'которую'
      : isAlive && (before?.readings.length ?? 0) > 0
        ? 'которого'
        : undefined;
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'relative-kotoryy' } })
  );
});

const places = mapOf({
  который: 'котором',
  которую: 'которой',
  которое: 'котором',
  которая: 'которой',
  которые: 'которых',
});

/** дом, в который я живу; город, который я живу. */
export const whichAsPlace = perWord((cursor) => {
  const right = places.get(cursor.text(0));
  if (right === undefined) return undefined;
  const at = skipForward(cursor, 2);
  const isSubject = pronounForms.has(cursor.text(1)) && cursor.text(1) !== 'кто';
  if (!isSubject || !isVerb(cursor.token(at), wordSet('жить работать учиться'))) return undefined;
  const isAfterIn = cursor.text(-1) === 'в';
  if (isAfterIn)
    return cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'relative-kotoryy' } });
  if (!cursor.token(0)?.gap.includes(',') || !cursor.isEnd(at)) return undefined;
  return cursor.replace([0, 1], `в ${right}`, {
    kind: 'preposition',
    reason: { note: 'relative-kotoryy' },
  });
});

/** Чей это книга?, Какой это город: the question word agrees with the noun. */
export const whoseAgrees = perWord((cursor) => {
  if (
    !/^(?:чей|чья|чьё|чье|чьи|какой|какая|какое|какие)$/u.test(cursor.text(0)) ||
    cursor.text(1) !== 'это'
  )
    return undefined;
  const phrase = nounPhraseAt(cursor, 2);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative') ?? [];
  const [noun] = nouns;
  if (!phrase || !noun?.number || nouns.length !== 1 || !cursor.isEnd(phrase.to - 1))
    return undefined;
  if (!phrase.adjectives.every((one) => agrees(one, noun))) return undefined;
  const reading = cursor.token(0)?.readings[0];
  if (!reading) return undefined;
  const right = adjectiveAt(reading, cursor.sentence.lexicon, {
    case: 'nominative',
    number: noun.number,
    gender: noun.gender,
    animate: false,
  });
  if (right === undefined || right.replaceAll('ё', 'е') === cursor.text(0).replaceAll('ё', 'е'))
    return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) =>
      texts.agreesWith(`*${right}*`, `*${cursor.words(phrase.to - 1, phrase.to)}*`),
  });
});
