import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isSame, isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { adjectiveAt, adjectivesOf } from './russian-words.ts';

const withNumbers = { kind: 'case' as const, reason: { note: 'genitive-with-numbers' } };
const withAmounts = { kind: 'case' as const, reason: { note: 'quantity-words-genitive' } };
const owners = wordSet('мой твой наш ваш свой этот тот такой сам весь');
const amounts = /^(?:много|мало|несколько|пять|шесть|семь|восемь|девять|десять)$/u;

/** Много красивые парки; пять большой стол: both words are in the genitive plural. */
export const phraseAfterAmount = perWord((cursor) => {
  if (!amounts.test(cursor.text(0))) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || phrase.adjectives.length !== 1 || phrase.cases.has('genitive')) return undefined;
  if (!phrase.nouns.every(({ lexeme }) => lexeme.number !== 'singular-only')) return undefined;
  // В шесть каждый день: an hour, then another time.
  if (isTime(phrase) || /^(?:в|к|до|после|на)$/u.test(cursor.text(-1))) return undefined;
  if (!phrase.nouns.every((one) => /^(?:nominative|accusative)$/u.test(one.case))) return undefined;
  const [adjective] = phrase.adjectives;
  // Много твой брат работает?: how much he does.
  const isOwner = adjective?.some(({ lexeme }) => owners.has(lexeme.text)) === true;
  if (isOwner || !cursor.isEnd(phrase.to - 1)) return undefined;
  if (!adjective?.every((one) => /^(?:nominative|accusative)$/u.test(one.case))) return undefined;
  const right = phraseInCase(cursor, phrase, 'genitive', 'plural');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  const isNumber = cursor.text(0).endsWith('ь');
  return cursor.replace([1, phrase.to], right, isNumber ? withNumbers : withAmounts);
});

/** Каждый студенты; каждые день. */
export const eachIsSingular = perWord((cursor) => {
  const first = adjectivesOf(cursor.token(0));
  const isEach = first?.every(({ lexeme }) => lexeme.text === 'каждый');
  const isBase = first?.some(({ case: row }) => row === 'nominative');
  const phrase = isEach && isBase ? nounPhraseAt(cursor, 1) : undefined;
  if (!first || !phrase || phrase.adjectives.length > 0) return undefined;
  const noun = phrase.nouns.find((one) => one.case === 'nominative' && one.number === 'plural');
  if (!noun || phrase.nouns.some(({ number }) => number === 'singular')) return undefined;
  if (noun.lexeme.number === 'plural-only' || first.some(({ number }) => number === 'plural'))
    return undefined;
  const { lexicon } = cursor.sentence;
  const [each] = first;
  const singular = lexicon.formsAt(noun.lexeme, 'noun', {
    table: 'declension',
    row: 'nominative',
    column: 'singular',
  })[0];
  const own =
    each &&
    adjectiveAt(each, lexicon, {
      case: 'nominative',
      number: 'singular',
      gender: noun.gender,
      animate: false,
    });
  if (own === undefined || singular === undefined) return undefined;
  return cursor.replace([0, 2], `${own} ${singular}`, {
    kind: 'number',
    reason: (texts) => texts.singularAfter(`*${own}*`, `*${own} ${singular}*`),
  });
});

/** Каждый студент должны прийти. */
export const eachMust = perWord((cursor) => {
  const first = adjectivesOf(cursor.token(0));
  const isEach = first?.every(({ lexeme }) => lexeme.text === 'каждый');
  const phrase = isEach ? nounPhraseAt(cursor, 1) : undefined;
  const noun = phrase?.nouns.find((one) => one.case === 'nominative' && one.number === 'singular');
  if (!phrase || !noun?.gender || cursor.text(phrase.to) !== 'должны') return undefined;
  const right = { m: 'должен', f: 'должна', n: 'должно' }[noun.gender];
  return cursor.replace([phrase.to, phrase.to + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(`*${right}*`, `*${cursor.words(1, phrase.to)}*`),
  });
});
