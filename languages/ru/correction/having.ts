import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { adjectiveAt, adjectivesOf, casesOf, isVerb, nounAt, nounsOf } from './russian-words.ts';

/** нет время, не было деньги. */
export const absence = perWord((cursor) => {
  const isNo = cursor.text(0) === 'нет';
  const isWas = cursor.text(0) === 'не' && /^(?:было|будет)$/u.test(cursor.text(1));
  if (!isNo && !isWas) return undefined;
  const first = isNo ? 1 : 2;
  const adjectives = adjectivesOf(cursor.token(first));
  const at = adjectives ? first + 1 : first;
  const nouns = nounsOf(cursor.token(at));
  if (!nouns || /^(?:это|раз)$/u.test(cursor.text(at))) return undefined;
  if (casesOf(nouns, cursor.text(at)).has('genitive')) return undefined;
  if (!nouns.every((one) => one.case === 'nominative' || one.case === 'accusative'))
    return undefined;
  const noun = nouns[0];
  const { lexicon } = cursor.sentence;
  const nounRight =
    noun?.number && nounAt(noun.lexeme, lexicon, { case: 'genitive', number: noun.number });
  if (nounRight === undefined || !noun?.number) return undefined;
  const [adjective] = adjectives ?? [];
  const adjectiveRight =
    adjective &&
    adjectiveAt(adjective, lexicon, {
      case: 'genitive',
      number: noun.number,
      gender: noun.gender,
      animate: false,
    });
  if (adjectives && adjectiveRight === undefined) return undefined;
  const right = [adjectiveRight, nounRight].filter((one) => one !== undefined).join(' ');
  return cursor.replace([first, at + 1], right, {
    kind: 'case',
    reason: { note: 'genitive-of-absence' },
  });
});

/** У меня есть сестру. */
export const possession = perWord((cursor) => {
  if (cursor.text(0) !== 'есть' || cursor.text(-2) !== 'у') return undefined;
  const nouns = nounsOf(cursor.token(1));
  if (!nouns?.every((one) => one.case === 'accusative')) return undefined;
  const [noun] = nouns;
  const right =
    noun?.number &&
    nounAt(noun.lexeme, cursor.sentence.lexicon, { case: 'nominative', number: noun.number });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: { note: 'u-plus-genitive-have' },
    })
  );
});

const owners = mapOf({
  я: 'у меня есть',
  ты: 'у тебя есть',
  он: 'у него есть',
  она: 'у неё есть',
  мы: 'у нас есть',
  вы: 'у вас есть',
  они: 'у них есть',
});

const events = wordSet('экзамен урок встреча собрание день');

const owned = wordSet(
  'брат сестра собака кошка машина дом квартира книга друг подруга сын дочь дети семья вопрос идея время телефон компьютер кот',
);

/** Я имею сестру. */
export const having = perWord((cursor) => {
  const right = owners.get(cursor.text(0));
  if (right === undefined || !isVerb(cursor.token(1), wordSet('иметь'))) return undefined;
  const nouns = nounsOf(cursor.token(2));
  const noun = nouns?.find((one) => one.case === 'accusative') ?? nouns?.[0];
  const isEvent = events.has(noun?.lexeme.text ?? '');
  if (!noun?.number || (!owned.has(noun.lexeme.text) && !isEvent)) return undefined;
  const nominative = nounAt(noun.lexeme, cursor.sentence.lexicon, {
    case: 'nominative',
    number: noun.number,
  });
  return (
    nominative !== undefined &&
    cursor.replace([0, 3], `${isEvent ? right.replace(' есть', '') : right} ${nominative}`, {
      kind: 'expression',
      reason: { note: 'u-plus-genitive-have' },
    })
  );
});
