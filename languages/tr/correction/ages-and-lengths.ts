import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { isSpeakerOrListener, nounsAt, predicateAt, saidReason } from './turkish-clause.ts';
import { hasOtherVerb, subjects } from './turkish-words.ts';

const numbers = wordSet(
  'bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz',
);
const copulas = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'];

function isNumber(text: string): boolean {
  return numbers.has(text) || /^\d+$/u.test(text);
}

const bareAges = mapOf({ yaşım: 0, yaşıyım: 0, yaşındım: 0, yaşsın: 1, yaşınsın: 1 });

/** Ben yirmi yaşım; Yirmi yıl yaşlıyım; Ben yirmi yıl. */
export const ageWithoutCase = perWord((cursor) => {
  if (!isNumber(cursor.text(0))) return undefined;
  const isYear = /^(?:yıl|yaş|sene)$/u.test(cursor.text(1));
  const [, ending] =
    /^(?:yaşlı|eski|büyük)(y[ıiuü]m|s[ıiuü]n|y[ıiuü]z)$/u.exec(cursor.text(2)) ?? [];
  const old =
    ending === undefined ? undefined : ending.endsWith('m') ? 0 : ending.endsWith('n') ? 1 : 3;
  const isOld = isYear && old !== undefined && cursor.isEnd(2);
  const person = isOld ? old : bareAges.get(cursor.text(1));
  // Ondan yirmi yaş büyüğüm: a difference.
  const isDifference = cursor.sentence.tokens.some(({ text }) => /[dt][ae]n$/u.test(text));
  if (person === undefined || isDifference || (!isOld && !cursor.isEnd(1))) return undefined;
  const right = attach('yaşında', copulas[person] ?? '');
  return cursor.replace([1, isOld ? 3 : 2], right, saidReason(`${cursor.text(0)} ${right}`));
});

/** Those whose age one knows; "patronum elli yaşında var" is a guess. */
const family = wordSet('kardeş abla abi oğul kız çocuk eş');

/** Kardeşim on yaşında var: the age needs no var. */
export const ageNeedsNoVar = perWord((cursor) => {
  if (cursor.text(0) !== 'yaşında' || cursor.text(1) !== 'var' || !cursor.isEnd(1))
    return undefined;
  const { tokens, end } = cursor.sentence;
  const isKnown = tokens
    .slice(0, 2)
    .some((_, at) =>
      nounsAt(cursor, at - cursor.at).some(
        (one) =>
          (one.owner === 'first' || one.owner === 'first-plural') &&
          one.case === 'nominative' &&
          family.has(one.lexeme.text),
      ),
    );
  const isSure = isKnown && isNumber(cursor.text(-1)) && !end.includes('?');
  // Otuz yaşında var mı, en az otuz yaşında var: a guess.
  const isGuess = tokens.some(({ text }) => /^(?:en|az|belki|herhalde|ancak)$/u.test(text));
  return (
    isSure &&
    !isGuess &&
    cursor.replace([0, 2], 'yaşında', saidReason(`${cursor.text(-1)} yaşında`))
  );
});

const units = mapOf({
  dakika: 'dakikadır',
  saat: 'saattir',
  gün: 'gündür',
  hafta: 'haftadır',
  ay: 'aydır',
  yıl: 'yıldır',
  sene: 'senedir',
});
const going = wordSet('beklemek öğrenmek yaşamak aramak tanımak bilmek uyumak');
const lasting = wordSet('beklemek uyumak yürümek aramak koşmak konuşmak yüzmek');

/** Üç ay için Türkçe öğreniyorum; İki saat için bekledim: how long something lasts. */
export const lengthWithFor = perWord((cursor) => {
  const right = units.get(cursor.text(1));
  if (right === undefined || !isNumber(cursor.text(0)) || cursor.text(2) !== 'için')
    return undefined;
  const { tokens } = cursor.sentence;
  const predicate = predicateAt(cursor, tokens.length - 1 - cursor.at);
  const [verb] = predicate?.verbs ?? [];
  if (!predicate || !verb || hasOtherVerb(cursor.sentence)) return undefined;
  const { lexeme } = predicate;
  const isGoing = verb.tense === 'present-continuous' && going.has(lexeme);
  const isOver = verb.tense === 'past-definite' && lasting.has(lexeme);
  if (!isSpeakerOrListener(predicate) && subjects.get(tokens[0]?.text ?? '') === undefined)
    return undefined;
  // "Bir hafta için kalıyorum" is a plan.
  if (!isGoing && !isOver) return undefined;
  const text = isGoing ? right : cursor.text(1);
  return cursor.replace([1, 3], text, { kind: 'expression', reason: { note: 'since-and-for' } });
});

const lengths = mapOf({
  dakikadır: 'dakika',
  saattir: 'saat',
  gündür: 'gün',
  haftadır: 'hafta',
  aydır: 'ay',
  yıldır: 'yıl',
  senedir: 'sene',
});

/** Beş yıldır önce geldim: *önce* takes the plain length. */
export const lengthBeforeAgo = perWord((cursor) => {
  const right = lengths.get(cursor.text(1));
  if (right === undefined || !isNumber(cursor.text(0)) || cursor.text(2) !== 'önce')
    return undefined;
  const ago = `*${cursor.text(0)} ${right} önce*`;
  return cursor.replace([1, 2], right, {
    kind: 'expression',
    reason: {
      own: {
        en: `*-dır* on a length of time says how long something has been going on. Before *önce*, "ago", the length has no ending: ${ago}.`,
        es: `*-dır* en una duración dice cuánto tiempo lleva algo. Antes de *önce* ("hace"), la duración va sin terminación: ${ago}.`,
        ru: `*-dır* при длительности говорит, сколько времени что-то уже продолжается. Перед *önce* («назад») окончания нет: ${ago}.`,
      },
    },
  });
});
