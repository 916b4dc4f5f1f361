import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { features, formFor, rowOf } from './determiners.ts';
import {
  genderOf,
  mayBeNoun,
  nounAt,
  numberOf,
  prepositions,
  star,
  stressedA,
  type Count,
  type Gender,
} from './spanish-words.ts';

const canBePronouns = wordSet(
  'este esta estos estas ese esa esos esas aquel aquella otro otra otros otras mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas algunos algunas alguna ninguna cuánto cuánta buena bueno buenos buenas mal mala malas malos',
);

function genderFault(
  cursor: Cursor,
  range: readonly [number, number],
  right: string,
  noun: string,
  gender: Gender,
): Finding {
  return cursor.replace(range, right, {
    kind: 'gender',
    reason: (texts) => texts.genderOf(star(noun), gender, star(right)),
  });
}

/** la problema, los libro, mucho gente, este agua. */
export const determinerAndNoun = perWord((cursor) => {
  const text = cursor.text(0);
  const row = rowOf(text);
  if (!row) return undefined;
  const noun = cursor.token(1);
  const allowsVerbs =
    /^(?:una?|nuestr[oa]s?|otr[oa]s?)$/u.test(text) ||
    prepositions.has(cursor.text(-1)) ||
    (cursor.isStart(0) && /^(?:es|son|está|están|tiene|tienen|era|eran)$/u.test(cursor.text(2)));
  if (!mayBeNoun(noun) || noun === undefined) return undefined;
  const gender = genderOf(noun, allowsVerbs);
  const number = numberOf(noun);
  if (gender === undefined || number === undefined) return undefined;
  if (/^\p{Lu}/u.test(noun.written)) return undefined;
  if (canBePronouns.has(text) && (cursor.text(-1) === 'que' || mayBeNoun(cursor.token(-1)))) {
    return undefined;
  }
  if (text === 'mucho' || text === 'poco' || text === 'tanto') {
    // "come mucho pan" agrees; "me gusta mucho la música" has an article between.
    const isAmount = /^(?:hay|tengo|tienes|tiene|tenemos|tienen|había)$/u.test(cursor.text(-1));
    if (number === 'plural' && !isAmount && mayBe(cursor.token(-1), ({ pos }) => pos === 'verb'))
      return undefined;
    if (
      mayBe(cursor.token(-1), ({ pos }) => pos === 'verb') &&
      gender === 'f' &&
      !cursor.isEnd(1) &&
      text !== 'mucho'
    )
      return undefined;
  }
  const isStressedA = number === 'singular' && stressedA.has(noun.text);
  const fitting = features.filter((one) => formFor(row, one) === text);
  const fits = fitting.some((one) => one.gender === gender && one.number === number);
  if (isStressedA) {
    if (text === 'la') {
      return cursor.replace([0, 1], 'el', {
        kind: 'article',
        reason: { note: 'el-agua-feminine' },
      });
    }
    if (wordSet('el un una algún ningún del al alguna ninguna').has(text)) return undefined;
  }
  if (fits) return undefined;
  const hasNumber = fitting.some((one) => one.number === number);
  if (hasNumber)
    return genderFault(cursor, [0, 1], formFor(row, { gender, number }), noun.text, gender);
  const isOne = text === 'un' || text === 'una';
  const detNumber: Count = number === 'plural' ? 'singular' : 'plural';
  const detGender = fitting.some((one) => one.gender === gender);
  if (detNumber === 'plural' || isOne) {
    const right = nounAt(noun, cursor.sentence.lexicon, detNumber);
    if (
      right === undefined &&
      /^(?:gente|dinero|música|ropa|comida|agua|tiempo)$/u.test(noun.text)
    ) {
      const singular = formFor(row, { gender, number });
      return genderFault(cursor, [0, 1], singular, noun.text, gender);
    }
    if (right === undefined || right === noun.text) return undefined;
    if (!endsPhrase(cursor, 1)) return undefined;
    // "treinta y un años"
    if (isOne && cursor.text(-1) === 'y') return undefined;
    const determiner = detGender ? text : formFor(row, { gender, number: detNumber });
    const head = cursor.words(0, 1);
    return cursor.replace([0, 2], `${detGender ? head : determiner} ${right}`, {
      kind: 'number',
      reason: (texts) =>
        detNumber === 'plural'
          ? texts.pluralAfter(star(text), star(right))
          : texts.singularAfter(star(text), star(right)),
    });
  }
  const right = formFor(row, { gender, number });
  return cursor.replace([0, 1], right, {
    kind: 'number',
    reason: (texts) => texts.agreesWith(star(right), star(noun.text)),
  });
});

function endsPhrase(cursor: Cursor, at: number): boolean {
  if (cursor.isEnd(at)) return true;
  return !mayBeNoun(cursor.token(at + 1)) || prepositions.has(cursor.text(at + 1));
}

const numbers = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien',
);

/** tres libro. */
export const pluralAfterNumber = perWord((cursor) => {
  const word = cursor.text(0);
  if (!numbers.has(word) && !/^(?:[2-9]|[1-9]\d)$/u.test(word)) return undefined;
  const noun = cursor.token(1);
  if (genderOf(noun) === undefined || numberOf(noun) !== 'singular') return undefined;
  if (/^(?:las|los|a|número|página|piso|capítulo|habitación|autobús|el|la)$/u.test(cursor.text(-1)))
    return undefined;
  const right = nounAt(noun, cursor.sentence.lexicon, 'plural');
  if (right === undefined || right === noun?.text) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'number',
    reason: (texts) => texts.pluralAfter(star(word), star(right)),
  });
});

const shortened = mapOf({
  primero: 'primer',
  tercero: 'tercer',
  bueno: 'buen',
  malo: 'mal',
  alguno: 'algún',
  ninguno: 'ningún',
  uno: 'un',
});

/** el primero día, un bueno amigo. */
export const apocope = perWord((cursor) => {
  const right = shortened.get(cursor.text(0));
  const noun = cursor.token(1);
  if (right === undefined || genderOf(noun) !== 'm' || numberOf(noun) !== 'singular')
    return undefined;
  if (/^\p{Lu}/u.test(noun?.written ?? '') || timeLike.has(cursor.text(-1))) return undefined;
  return cursor.replace([0, 1], right, { kind: 'gender', reason: { note: 'apocope' } });
});
const timeLike = wordSet('treinta cuarenta a las cada es');

/** cada días. */
export const singularAfterCada = perWord((cursor) => {
  const noun = cursor.token(1);
  if (cursor.text(0) !== 'cada' || numberOf(noun) !== 'plural' || genderOf(noun) === undefined)
    return undefined;
  const right = nounAt(noun, cursor.sentence.lexicon, 'singular');
  return (
    right !== undefined &&
    right !== noun?.text &&
    cursor.replace([1, 2], right, {
      kind: 'number',
      reason: (texts) => texts.singularAfter(star('cada'), star(right)),
    })
  );
});
