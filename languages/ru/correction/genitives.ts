import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt, isSame, mayBeIn, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { because } from './because.ts';
import { isVerb, pronounForms, star } from './russian-words.ts';

const measures = wordSet(
  `бутылка чашка стакан килограмм литр кусок пачка банка тарелка ложка коробка пакет грамм метр пара половина
  группа кусочек кружка рюмка бокал миска порция`,
);

const partsOf = wordSet(
  'центр конец начало середина край номер урок учитель учительница день цвет',
);

const wholes = wordSet(
  'город урок фильм книга улица год месяц неделя день телефон машина дом квартира рождение',
);

/** бутылка вода, килограмм яблоки, чашка чай, центр город. */
export const genitiveOfMeasure = perWord((cursor) => {
  const nouns = cursor.token(0)?.readings ?? [];
  const isOf = (set: ReadonlySet<string>) =>
    nouns.length > 0 && nouns.every(({ lexeme, pos }) => pos === 'noun' && set.has(lexeme.text));
  const isMeasure = isOf(measures);
  if (!isMeasure && !isOf(partsOf)) return undefined;
  const isCounted = mayBe(cursor.token(-1), ({ pos }) => pos === 'numeral');
  const isBase = nouns.every(
    ({ place }) => place?.row === 'nominative' || place?.row === 'accusative',
  );
  if (!isBase && !isCounted) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || phrase.cases.has('genitive') || !phrase.cases.has('nominative')) return undefined;
  if (phrase.nouns.some(({ lexeme }) => lexeme.animate === true)) return undefined;
  if (!isMeasure && !phrase.nouns.every(({ lexeme }) => wholes.has(lexeme.text))) return undefined;
  if (!phrase.nouns.every((one) => one.case === 'nominative' || one.case === 'accusative'))
    return undefined;
  // "Бутылка вода" ends its clause, or a verb follows.
  const next = cursor.token(phrase.to);
  if (
    !cursor.isEnd(phrase.to - 1) &&
    mayBe(next, ({ pos }) => pos === 'noun' || pos === 'adjective')
  )
    return undefined;
  const isGoverned = mayBe(cursor.token(-1), ({ pos }) => pos === 'noun') && !cursor.isStart(0);
  if (isGoverned) return undefined;
  const right = phraseInCase(cursor, phrase, 'genitive');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([1, phrase.to], right, { kind: 'case', reason: because('genitiveOf') });
});

const possessed = wordSet(
  'книга дом машина комната квартира фото фотография имя брат сестра мама папа друг подруга сумка телефон собака кошка день адрес номер',
);

/** Это книга мой брат; Это дом моя бабушка. */
export const genitiveOfOwner = perWord((cursor) => {
  if (cursor.text(-1) !== 'это' || cursor.at !== 1) return undefined;
  const first = cursor.token(0)?.readings ?? [];
  if (
    first.length === 0 ||
    !first.every(({ lexeme, pos }) => pos === 'noun' && possessed.has(lexeme.text))
  )
    return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || phrase.adjectives.length === 0 || !cursor.isEnd(phrase.to - 1)) return undefined;
  if (!mayBeIn(phrase, 'nominative') || mayBeIn(phrase, 'genitive')) return undefined;
  if (!phrase.nouns.every(({ lexeme }) => lexeme.animate === true)) return undefined;
  const right = phraseInCase(cursor, phrase, 'genitive');
  return (
    right !== undefined &&
    cursor.replace([1, phrase.to], right, { kind: 'case', reason: because('genitiveOf') })
  );
});

const wishing = wordSet('желать пожелать');

const seen = wordSet(
  'слушать видеть увидеть любить знать понимать помнить встретить спросить пригласить',
);

/** Дети слушают учительницы: a woman as an object is in the accusative. */
export const womanInAccusative = perWord((cursor) => {
  if (!isVerb(cursor.token(0), seen) || !cursor.isEnd(1) || cursor.isStart(0)) return undefined;
  const { tokens } = cursor.sentence;
  if (tokens.some(({ text }) => /^(?:не|ни|нет|никогда)$/u.test(text))) return undefined;
  const isSubject = pronounForms.has(cursor.text(-1)) || isPersonAt(cursor, -1);
  const phrase = nounPhraseAt(cursor, 1);
  const isWoman = phrase?.nouns.every(
    ({ lexeme, gender, case: row, number }) =>
      lexeme.animate === true &&
      gender === 'f' &&
      (row === 'genitive' ? number === 'singular' : row === 'nominative'),
  );
  const isGenitive = phrase?.cases.has('genitive') === true && phrase.adjectives.length === 0;
  if (!phrase || !isSubject || !isWoman || !isGenitive) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative', 'singular');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'accusative', star(right)),
  });
});

/** желаю тебе счастье. */
export const wishGenitive = perWord((cursor) => {
  if (!isVerb(cursor.token(0), wishing)) return undefined;
  const isPerson = [...pronounForms.values()].some(({ dative }) => dative === cursor.text(1));
  const phrase = nounPhraseAt(cursor, isPerson ? 2 : 1);
  if (!phrase || phrase.cases.has('genitive') || phrase.nouns.some(({ lexeme }) => lexeme.animate))
    return undefined;
  // Здоровье is its own prepositional.
  const isAlike = cursor.text(phrase.to - 1).endsWith('ье');
  const isBase = (row: string) =>
    row === 'nominative' || row === 'accusative' || (isAlike && row === 'prepositional');
  if (!phrase.nouns.every((one) => isBase(one.case))) return undefined;
  const right = phraseInCase(cursor, phrase, 'genitive');
  return (
    right !== undefined &&
    cursor.replace([phrase.from, phrase.to], right, {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star('желать'), 'genitive', star(right)),
    })
  );
});

const watched = wordSet(
  'видеть увидеть смотреть посмотреть любить знать читать прочитать слушать помнить понимать',
);

/** видел этого фильма: a thing is in the accusative, unless it is denied. */
export const thingInAccusative = perWord((cursor) => {
  if (!isVerb(cursor.token(0), watched)) return undefined;
  const { tokens } = cursor.sentence;
  const phrase = nounPhraseAt(cursor, 1);
  if (
    !phrase ||
    phrase.adjectives.length === 0 ||
    tokens.some(({ text }) => /^(?:не|ни|нет|никогда)$/u.test(text))
  )
    return undefined;
  if (
    !phrase.nouns.every(
      (one) => one.case === 'genitive' && one.number === 'singular' && one.lexeme.animate === false,
    )
  )
    return undefined;
  if (!cursor.isEnd(phrase.to - 1)) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([1, phrase.to], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'accusative', star(right)),
  });
});
