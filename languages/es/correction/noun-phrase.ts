import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectiveAt,
  adjectiveOf,
  clitics,
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

/** Masculine singular, feminine singular, and both plurals. */
const determinerForms = [
  'el la los las',
  'un una unos unas',
  'este esta estos estas',
  'ese esa esos esas',
  'aquel aquella aquellos aquellas',
  'nuestro nuestra nuestros nuestras',
  'otro otra otros otras',
  'mucho mucha muchos muchas',
  'poco poca pocos pocas',
  'tanto tanta tantos tantas',
  'cuánto cuánta cuántos cuántas',
  'algún alguna algunos algunas',
  'ningún ninguna ningunos ningunas',
  'mi mi mis mis',
  'tu tu tus tus',
  'su su sus sus',
  'del de_la de_los de_las',
  'al a_la a_los a_las',
  'buen buena buenos buenas',
  'mal mala malos malas',
  'primer primera primeros primeras',
  'tercer tercera terceros terceras',
  'bueno buena buenos buenas',
].map((line) => line.split(' ').map((form) => form.replaceAll('_', ' ')));

interface Features {
  gender: Gender;
  number: Count;
}

const features: readonly Features[] = [
  { gender: 'm', number: 'singular' },
  { gender: 'f', number: 'singular' },
  { gender: 'm', number: 'plural' },
  { gender: 'f', number: 'plural' },
];

function rowOf(text: string): readonly string[] | undefined {
  return determinerForms.find((row) => row.includes(text));
}

function formFor(row: readonly string[], { gender, number }: Features): string {
  return row[features.findIndex((one) => one.gender === gender && one.number === number)] ?? '';
}

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
  const allowsVerbs = /^(?:una?|nuestr[oa]s?|otr[oa]s?)$/u.test(text);
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
    if (number === 'plural' && mayBe(cursor.token(-1), ({ pos }) => pos === 'verb'))
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
    if (right === undefined || right === noun.text) return undefined;
    if (!endsPhrase(cursor, 1)) return undefined;
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

/** Adjectives that are adverbs as well, or stand apart from the noun before them. */
const loose = wordSet(
  `solo rápido claro alto bajo fuerte duro temprano mejor peor igual medio mucho poco tanto demasiado bastante
  primero junto directo seguro cierto puro justo pronto lento todo mismo propio cada tal cual ambos solos
  juntos descalzo incluido salvo excepto contento contenta cansado cansada tranquilo feliz`,
);
/** Adjectives that always belong to the noun before them. */
const close = wordSet(
  `blanco negro rojo amarillo morado pequeño nuevo bonito caro barato moderno famoso antiguo bueno malo
  español italiano mexicano americano ruso turco inglés francés alemán largo corto ancho redondo hermoso`,
);

/** casa blanco, libros interesante. */
export const nounAndAdjective = perWord((cursor) => {
  const noun = cursor.token(0);
  const token = cursor.token(1);
  const determiner = cursor.text(-1);
  const isSure = !clitics.has(determiner) || prepositions.has(cursor.text(-2));
  const gender = genderOf(noun, isSure && rowOf(determiner) !== undefined);
  const number = numberOf(noun);
  const adjective = adjectiveOf(token);
  if (!gender || !number || !adjective || !noun || !token || loose.has(token.text))
    return undefined;
  if (adjective.forms.some((one) => one.gender === gender && one.number === number))
    return undefined;
  if (!rowOf(cursor.text(-1)) && !numbers.has(cursor.text(-1))) return undefined;
  const before = cursor.sentence.tokens.slice(0, cursor.at);
  const matches = before.some((other) =>
    mayBe(other, ({ pos, lexeme, place }) => {
      if (pos === 'pronoun') return true;
      const own = lexeme.gender ?? 'mf';
      return (
        pos === 'noun' &&
        adjective.forms.some(
          (one) =>
            (own === 'mf' || own === one.gender) &&
            (place?.table !== 'number' || place.row === one.number),
        )
      );
    }),
  );
  const isClose = close.has(adjective.lexeme.text);
  const isOfPreposition = prepositions.has(cursor.text(-2)) || prepositions.has(cursor.text(-1));
  if (matches || (isOfPreposition && !isClose)) return undefined;
  if (cursor.text(2) === 'y' || mayBeNoun(cursor.token(2))) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number });
  if (right === undefined || right === token.text) return undefined;
  const sameNumber = adjective.forms.some((one) => one.number === number);
  return cursor.replace([1, 2], right, {
    kind: sameNumber ? 'gender' : 'agreement',
    reason: (texts) =>
      sameNumber
        ? texts.genderOf(star(noun.text), gender, star(right))
        : texts.agreesWith(star(right), star(noun.text)),
  });
});

const linking = wordSet('es está son están era estaba eran estaban fue parece parecen será');

/** La casa es bonito; Ella está cansado. */
export const predicate = perWord((cursor) => {
  const pronouns = mapOf<Features>({
    ella: { gender: 'f', number: 'singular' },
    él: { gender: 'm', number: 'singular' },
    ellas: { gender: 'f', number: 'plural' },
    ellos: { gender: 'm', number: 'plural' },
  });
  if (!cursor.isStart(0) && !/^(?:pero|porque|y|que)$/u.test(cursor.text(-1))) return undefined;
  const pronoun = pronouns.get(cursor.text(0));
  const noun = cursor.token(1);
  const gender = pronoun?.gender ?? genderOf(noun, true);
  const number = pronoun?.number ?? numberOf(noun);
  if (!pronoun && !rowOf(cursor.text(0))) return undefined;
  if (!gender || !number || /^(?:verdad|cosa|idea|importante)$/u.test(noun?.text ?? ''))
    return undefined;
  let at = pronoun ? 1 : 2;
  if (cursor.text(at) === 'no') at += 1;
  if (!linking.has(cursor.text(at))) return undefined;
  at += 1;
  if (/^(?:muy|más|tan|bastante|poco|menos|demasiado|siempre|ya|casi)$/u.test(cursor.text(at)))
    at += 1;
  const token = cursor.token(at);
  const adjective = adjectiveOf(token);
  if (
    !adjective ||
    loose.has(token?.text ?? '') !== /^(?:cansad|content|tranquil)/u.test(token?.text ?? '')
  ) {
    return undefined;
  }
  const next = cursor.text(at + 1);
  if (
    next === 'que' ||
    mayBeNoun(cursor.token(at + 1)) ||
    mayBe(cursor.token(at + 1), ({ place }) => place?.row === 'infinitive')
  ) {
    return undefined;
  }
  if (adjective.forms.some((one) => one.gender === gender && one.number === number))
    return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number });
  const subject = pronoun ? cursor.words(0, 1) : cursor.words(1, 2);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: adjective.forms.some((one) => one.number === number) ? 'gender' : 'agreement',
      reason: (texts) => texts.agreesWith(star(right), star(subject)),
    })
  );
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

/** un rojo coche. */
export const colorBeforeNoun = perWord((cursor) => {
  if (!rowOf(cursor.text(0))) return undefined;
  const color = cursor.token(1);
  const isColor = mayBe(
    color,
    ({ lexeme, pos }) =>
      pos === 'adjective' &&
      /^(?:rojo|azul|verde|amarillo|negro|blanco|marrón|gris|español|ruso|turco|italiano|francés|inglés)$/u.test(
        lexeme.text,
      ),
  );
  const noun = cursor.token(2);
  if (!isColor || genderOf(noun) === undefined || clitics.has(cursor.text(2))) return undefined;
  if (isOnly(color, ({ pos }) => pos === 'noun')) return undefined;
  return cursor.replace([1, 3], `${cursor.words(2, 3)} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'adjective-after-noun' },
  });
});

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
