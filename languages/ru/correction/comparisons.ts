import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { because } from './because.ts';
import { isSame, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { pronounForms, star } from './russian-words.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';

const commonComparatives =
  /^(?:лучше|хуже|больше|меньше|старше|младше|моложе|выше|ниже|дороже|дешевле|быстрее|медленнее|красивее|интереснее|умнее|сильнее|слабее|длиннее|короче|холоднее|теплее|труднее|легче|проще|сложнее|вкуснее|веселее|громче|тише|ближе|дальше|раньше|позже|чаще|реже|моложе|толще|тоньше|шире|уже|новее|важнее|добрее|богаче|беднее)$/u;

function isComparative(token: CheckedToken | undefined): boolean {
  return (
    (commonComparatives.test(token?.text ?? '') && token?.text !== 'уже') ||
    isOnly(token, ({ place }) => place?.row === 'comparative')
  );
}

/** выше чем я: the comma before чем. */
export const commaBeforeThan = perWord((cursor) => {
  if (!isComparative(cursor.token(0)) || cursor.text(1) !== 'чем') return undefined;
  if (
    /^(?:больше|меньше|раньше|позже|не)$/u.test(cursor.text(0)) ||
    /^(?:не|тем)$/u.test(cursor.text(-1))
  )
    return undefined;
  const isPronoun = pronounForms.has(cursor.text(2)) && cursor.text(2) !== 'кто';
  // Лучше чем учитель, лучше чем мой брат.
  const phrase = nounPhraseAt(cursor, 2);
  const isNoun = phrase?.cases.has('nominative') === true && cursor.isEnd(phrase.to - 1);
  if ((!isPronoun || !cursor.isEnd(2)) && !isNoun) return undefined;
  return cursor.replace([0, 2], `${cursor.words(0, 1)}, чем`, {
    kind: 'spelling',
    reason: because('thanAfterComparative'),
  });
});

/** старше как я, лучше от меня, выше из меня. */
export const wrongThan = perWord((cursor) => {
  if (
    !isComparative(cursor.token(0)) ||
    /^(?:чаще|раньше|дальше|ближе|тише)$/u.test(cursor.text(0))
  )
    return undefined;
  const text = cursor.text(1);
  if (/^(?:от|из)$/u.test(text)) {
    const isPronoun = /^(?:меня|тебя|него|неё|нее|нас|вас|них)$/u.test(cursor.text(2));
    if (!isPronoun || !cursor.isEnd(2) || cursor.text(0) === 'дальше') return undefined;
    const pronoun = cursor.text(2).replace(/^н(?=его|её|ее|их)/u, '');
    return cursor.replace([0, 3], `${cursor.words(0, 1)} ${pronoun}`, {
      kind: 'preposition',
      reason: because('thanAfterComparative'),
    });
  }
  return undefined;
});

/** Он старше, как я. */
export const howForThan = perWord((cursor) => {
  if (cursor.text(0) !== 'как') return undefined;
  const { tokens } = cursor.sentence;
  const before = tokens[cursor.at - 1];
  const next = tokens[cursor.at + 1]?.text ?? '';
  if (!isComparative(before) || !pronounForms.has(next) || cursor.at + 2 !== tokens.length)
    return undefined;
  if (/^(?:дальше|раньше|больше|лучше)$/u.test(before?.text ?? '') && next === 'кто')
    return undefined;
  return cursor.replace([0, 1], 'чем', {
    kind: 'expression',
    reason: because('thanAfterComparative'),
  });
});

/** такой же высокий, чем я; так же быстро, чем он. */
export const asAfterSame = perWord((cursor) => {
  if (cursor.text(0) !== 'чем') return undefined;
  const { tokens } = cursor.sentence;
  const same = tokens.findIndex(
    ({ text }, at) => /^так(?:ой|ая|ое|ие)?$/u.test(text) && tokens[at + 1]?.text === 'же',
  );
  const isNear = same !== -1 && same < cursor.at && cursor.at - same <= 4;
  if (!isNear || tokens.some(isComparative)) return undefined;
  return cursor.replace([0, 1], 'как', { kind: 'expression', reason: because('asAfterSame') });
});

const own = mapOf({
  хороший: 'лучше',
  плохой: 'хуже',
  большой: 'больше',
  маленький: 'меньше',
  молодой: 'моложе',
  старый: 'старше',
});

/** Он более хороший, чем я; моя сестра более старая, чем я. */
export const ownComparative = perWord((cursor) => {
  if (cursor.text(0) !== 'более') return undefined;
  const { tokens } = cursor.sentence;
  const lexemes = new Set(cursor.token(1)?.readings.map(({ lexeme }) => lexeme.text));
  const [lexeme = ''] = lexemes;
  const adverb = mapOf({ хорошо: 'лучше', плохо: 'хуже', много: 'больше', мало: 'меньше' }).get(
    cursor.text(1),
  );
  const right = adverb ?? own.get(lexeme);
  const next = tokens[cursor.at + 2]?.text;
  if (right === undefined || (next !== 'чем' && next !== undefined)) return undefined;
  return cursor.replace([0, 2], right, { kind: 'expression', reason: because('ownComparative') });
});

/** Он старше мой брат: the genitive after a comparative. */
export const genitiveAfterComparative = perWord((cursor) => {
  const isOne =
    /^(?:старше|младше|моложе|выше|ниже|умнее|сильнее|красивее|больше|лучше|дороже)$/u.test(
      cursor.text(0),
    );
  if (!isOne) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (!phrase || !cursor.isEnd(phrase.to - 1) || phrase.adjectives.length === 0) return undefined;
  const isNominative = phrase.nouns.every((one) => one.case === 'nominative');
  const isOwner = /^(?:мой|моя|твой|твоя|наш|наша|ваш|ваша|его|её|их|этот|эта)$/u.test(
    cursor.text(1),
  );
  if (!isNominative || !isOwner || cursor.isStart(0) || /^(?:как|тем|чем)$/u.test(cursor.text(-1)))
    return undefined;
  const right = phraseInCase(cursor, phrase, 'genitive');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([1, phrase.to], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'genitive', star(right)),
  });
});
