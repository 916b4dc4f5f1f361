import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { agrees, isSame, isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { isDoneByPerson } from './persons.ts';
import { adjectiveAt, adjectivesOf, isVerb, star, verbOf } from './russian-words.ts';

const givingVerbs = wordSet(
  `сказать рассказать дать подарить купить показать принести написать послать прислать приготовить сделать
  открыть закрыть найти взять продать`,
);

/** Она сказала мне правда; он подарил ей книга. */
export const objectAfterPerson = perWord((cursor) => {
  if (!isVerb(cursor.token(0), givingVerbs) || !isDoneByPerson(cursor, 0)) return undefined;
  if (!/^(?:мне|тебе|ему|ей|нам|вам|им)$/u.test(cursor.text(1))) return undefined;
  const phrase = nounPhraseAt(cursor, 2);
  if (!phrase || !cursor.isEnd(phrase.to - 1) || isTime(phrase)) return undefined;
  if (!phrase.nouns.every((one) => one.case === 'nominative')) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  const verb = verbOf(cursor.token(0))?.text ?? '';
  return cursor.replace([2, phrase.to], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(verb), 'accusative', star(right)),
  });
});

/** нашёл свои ключ, читаю этот книги: an object whose owner is in another number or gender. */
export const ownerOfObject = perWord((cursor) => {
  const verb = cursor.token(-1);
  const isTransitive = isOnly(verb, ({ pos }) => pos === 'verb') && isVerb(verb, transitive);
  const first = adjectivesOf(cursor.token(0));
  const phrase = nounPhraseAt(cursor, 0);
  if (
    cursor.text(-2) === 'не' ||
    !isTransitive ||
    !first ||
    !phrase ||
    isTime(phrase) ||
    !isClosed(cursor, phrase.to)
  )
    return undefined;
  const nouns = phrase.nouns.filter((one) => one.case === 'accusative');
  const [noun] = nouns;
  const [adjective] = first;
  const isOne = nouns.every(({ number, gender }) =>
    number === 'plural' ? noun?.number === 'plural' : gender === noun?.gender && nouns.length === 1,
  );
  if (!noun?.number || !adjective || !isOne) return undefined;
  // With its subject before the verb, a nominative fits nothing: я купил новая мебель.
  const isDone = isDoneByPerson(cursor, -1);
  const possible = phrase.nouns.filter((one) => !isDone || one.case !== 'nominative');
  if (possible.some((one) => agrees(first, one))) return undefined;
  if (!phrase.adjectives.slice(1).every((one) => agrees(one, noun))) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    case: 'accusative',
    number: noun.number,
    gender: noun.gender,
    animate: noun.lexeme.animate ?? false,
  });
  if (right === undefined || right === cursor.text(0)) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(phrase.to - 1, phrase.to))),
  });
});

/** Whether nothing that belongs to the object follows: the end, an adverb or a preposition. */
function isClosed(cursor: Cursor, at: number): boolean {
  return (
    cursor.isEnd(at - 1) ||
    /^(?:дома|вчера|сегодня|утром|вечером)$/u.test(cursor.text(at)) ||
    isOnly(cursor.token(at), ({ pos }) => pos === 'adverb' || pos === 'preposition')
  );
}

const transitive = wordSet(
  `читать видеть увидеть знать любить смотреть посмотреть слушать купить найти взять искать дать потерять забыть
  открыть закрыть написать писать делать сделать продать понимать понять помнить показать мыть учить принести`,
);

const dativeVerbs = wordSet(
  'помогать помочь верить звонить позвонить мешать доверять завидовать отвечать',
);

const instrumentalVerbs = wordSet('интересоваться заниматься гордиться пользоваться увлекаться');

/** Он никто не боится, я ничто не понимаю: no one as an object. */
export const nobodyAsObject = perWord((cursor) => {
  const text = cursor.text(0);
  if (text !== 'никто' && text !== 'ничто') return undefined;
  const isBefore = /^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1));
  const isNegated = cursor.text(1) === 'не';
  const verb = cursor.token(2);
  if (!isBefore || !isNegated || !isOnly(verb, ({ pos }) => pos === 'verb')) return undefined;
  if (text === 'никто' && mayBe(verb, ({ lexeme }) => lexeme.text === 'быть')) return undefined;
  const row = isVerb(verb, dativeVerbs) ? 0 : isVerb(verb, instrumentalVerbs) ? 1 : 2;
  const right =
    text === 'никто' ? ['никому', 'никем', 'никого'][row] : ['ничему', 'ничем', 'ничего'][row];
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'double-negation' } })
  );
});

/** Я не видел никто. */
export const nobodyAfterVerb = perWord((cursor) => {
  if (cursor.text(0) !== 'не' || !/^(?:никто|ничто)$/u.test(cursor.text(2)) || !cursor.isEnd(2))
    return undefined;
  const verb = cursor.token(1);
  if (
    !/^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1)) ||
    !isOnly(verb, ({ pos }) => pos === 'verb')
  )
    return undefined;
  const row = isVerb(verb, dativeVerbs) ? 0 : isVerb(verb, instrumentalVerbs) ? 1 : 2;
  const right =
    cursor.text(2) === 'никто'
      ? ['никому', 'никем', 'никого'][row]
      : ['ничему', 'ничем', 'ничего'][row];
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, { kind: 'case', reason: { note: 'double-negation' } })
  );
});

const garments = wordSet(
  'пальто куртка шапка платье рубашка джинсы брюки юбка свитер костюм туфли ботинки очки шарф футболка плащ обувь перчатки кроссовки сапоги',
);

/** одел красивую рубашку → надел. */
export const putOn = perWord((cursor) => {
  const right = cursor
    .text(0)
    .replace(
      /^о(?=де(?:ть|л|ла|ли|ну|нет|нут|нь|ньте|вать|ваю|вает|вают|ваем|вал|вала|вали)$)/u,
      'на',
    );
  if (right === cursor.text(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (
    !phrase?.cases.has('accusative') ||
    !phrase.nouns.every(({ lexeme }) => garments.has(lexeme.text))
  )
    return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(`${right} ${cursor.words(1, phrase.to)}`)),
  });
});
