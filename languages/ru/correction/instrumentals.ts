import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { isVerb, star } from './russian-words.ts';

const foods = wordSet('чай кофе хлеб бутерброд суп салат каша пирог блины рис картошка макароны');

const added = wordSet(
  'сахар молоко лимон мёд сыр масло мясо рыба лёд варенье хлеб колбаса рис грибы соль перец сливки джем овощи',
);

/** чай с сахара, кофе с молоко, бутерброд с сыр. */
export const withFood = perWord((cursor: Cursor) => {
  if (!/^со?$/u.test(cursor.text(0))) return undefined;
  if (!mayBe(cursor.token(-1), ({ lexeme }) => foods.has(lexeme.text))) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (
    !phrase?.nouns.every(({ lexeme }) => added.has(lexeme.text)) ||
    phrase.cases.has('instrumental')
  )
    return undefined;
  const right = phraseInCase(cursor, phrase, 'instrumental');
  return (
    right !== undefined &&
    cursor.replace([1, phrase.to], right, {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'instrumental', star(right)),
    })
  );
});

const lying = wordSet('лежать стоять сидеть быть находиться спать висеть жить');

/** лежит под столе, стоит за дом, сидит над столе. */
export const belowAndBehind = perWord((cursor) => {
  if (!/^(?:под|за|над|перед)$/u.test(cursor.text(0)) || !isVerb(cursor.token(-1), lying))
    return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || phrase.cases.has('instrumental') || isTime(phrase) || !cursor.isEnd(phrase.to - 1))
    return undefined;
  if (!phrase.cases.has('prepositional') && !phrase.cases.has('nominative')) return undefined;
  if (phrase.nouns.some(({ lexeme }) => lexeme.animate)) return undefined;
  const right = phraseInCase(cursor, phrase, 'instrumental');
  return (
    right !== undefined &&
    cursor.replace([1, phrase.to], right, {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'instrumental', star(right)),
    })
  );
});

/** с понедельник до пятницы; поздравляю с праздник, с день рождения. */
export const fromAndWith = perWord((cursor) => {
  if (!/^со?$/u.test(cursor.text(0))) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || phrase.cases.has('genitive') || phrase.cases.has('instrumental')) return undefined;
  if (!phrase.cases.has('nominative')) return undefined;
  const isFrom = /^(?:до|по)$/u.test(cursor.text(phrase.to));
  const { tokens } = cursor.sentence;
  const isWish =
    tokens.slice(0, cursor.at).some(({ text }) => text.startsWith('поздрав')) ||
    cursor.text(phrase.to) === 'рождения';
  const row = isFrom ? 'genitive' : isWish ? 'instrumental' : undefined;
  const right = row && phraseInCase(cursor, phrase, row);
  if (row === undefined || right === undefined) return undefined;
  return cursor.replace([1, phrase.to], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(cursor.text(0)), row, star(right)),
  });
});

const tools = wordSet('ручка карандаш нож ложка вилка мел кисть ножницы палочки');

/** пишу письмо ручка: what something is done with. */
export const toolInInstrumental = perWord((cursor) => {
  const phrase = nounPhraseAt(cursor, 0);
  if (!phrase?.nouns.every(({ lexeme }) => tools.has(lexeme.text)) || !cursor.isEnd(phrase.to - 1))
    return undefined;
  if (phrase.cases.has('instrumental') || !phrase.cases.has('nominative') || cursor.at < 2)
    return undefined;
  const isDone = (at: number) =>
    isVerb(cursor.token(at), wordSet('писать резать есть рисовать написать'));
  const isAfterObject =
    mayBe(cursor.token(-1), ({ pos, place }) => pos === 'noun' && place?.row === 'accusative') &&
    isDone(-2);
  if (!isAfterObject) return undefined;
  const right = phraseInCase(cursor, phrase, 'instrumental');
  return (
    right !== undefined &&
    cursor.replace([0, phrase.to], right, { kind: 'case', reason: { note: 'instrumental-with' } })
  );
});

const jobs = wordSet(
  `врач учитель учительница инженер медсестра официант официантка повар продавец водитель менеджер переводчик
  программист журналист юрист секретарь бухгалтер строитель парикмахер актёр актриса`,
);

/** работает как учитель. */
export const workAsJob = perWord((cursor) => {
  if (cursor.text(1) !== 'как' || !isVerb(cursor.token(0), wordSet('работать')) || !cursor.isEnd(2))
    return undefined;
  const phrase = nounPhraseAt(cursor, 2);
  if (
    !phrase?.cases.has('nominative') ||
    !phrase.nouns.every(({ lexeme }) => jobs.has(lexeme.text))
  )
    return undefined;
  const right = phraseInCase(cursor, phrase, 'instrumental');
  return (
    right !== undefined &&
    cursor.replace([1, phrase.to], right, {
      kind: 'case',
      reason: { note: 'instrumental-profession' },
    })
  );
});

/** Спасибо тебе для подарок → за подарок. */
export const thanksFor = perWord((cursor) => {
  if (cursor.text(0) !== 'для') return undefined;
  const isThanks = [-1, -2, -3].some((at) =>
    /^(?:спасибо|благодарю|благодарен|благодарна)$/u.test(cursor.text(at)),
  );
  const phrase = isThanks ? nounPhraseAt(cursor, 1) : undefined;
  const right = phrase && phraseInCase(cursor, phrase, 'accusative');
  return (
    phrase !== undefined &&
    right !== undefined &&
    cursor.replace([0, phrase.to], `за ${right}`, {
      kind: 'preposition',
      reason: (texts) => texts.said(star(`спасибо за ${right}`)),
    })
  );
});

const streets = wordSet(
  'парк город улица лес дорога берег страна музей рынок центр площадь магазин пляж',
);

/** гуляли по парк. */
export const alongInDative = perWord((cursor) => {
  if (
    cursor.text(0) !== 'по' ||
    !isVerb(cursor.token(-1), wordSet('гулять ходить идти ездить ехать бегать'))
  )
    return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase?.nouns.every(({ lexeme }) => streets.has(lexeme.text)) || phrase.cases.has('dative'))
    return undefined;
  if (!phrase.cases.has('nominative')) return undefined;
  const right = phraseInCase(cursor, phrase, 'dative');
  return (
    right !== undefined &&
    cursor.replace([1, phrase.to], right, {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star('по'), 'dative', star(right)),
    })
  );
});
