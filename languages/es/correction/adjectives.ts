import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { rowOf, type Features } from './determiners.ts';
import {
  adjectiveAt,
  adjectiveOf,
  clitics,
  genderOf,
  mayBeNoun,
  numberOf,
  prepositions,
  star,
} from './spanish-words.ts';
import { numbersToNinetyNine as numbers } from './word-sets.ts';

/** Adjectives that are adverbs as well, or stand apart from the noun before them. */
const loose = wordSet(
  `solo rápido claro alto bajo fuerte duro temprano mejor peor igual medio mucho poco tanto demasiado bastante
  primero junto directo seguro cierto puro justo pronto lento todo mismo propio cada tal cual ambos solos
  juntos descalzo incluido salvo excepto contento contenta cansado cansada tranquilo feliz`,
);
/** Adjectives that always belong to the noun before them. */
const close = wordSet(
  `blanco negro rojo amarillo morado pequeño nuevo bonito caro barato moderno famoso antiguo bueno malo
  español italiano mexicano americano ruso turco inglés francés alemán largo corto ancho redondo hermoso
  grande interesante importante difícil fácil feo`,
);

/** Whether an adjective may describe whom a pronoun means: "Ella" and "verdes" don't agree. */
function mayBeOf(pronoun: string, forms: readonly Features[]): boolean {
  const number = /^(?:yo|tú|él|ella|usted|me|te|lo|le|eso|esto)$/u.test(pronoun)
    ? 'singular'
    : /^(?:nosotros|nosotras|vosotros|ellos|ellas|ustedes|nos|les)$/u.test(pronoun)
      ? 'plural'
      : undefined;
  const gender = pronoun === 'ella' || pronoun === 'ellas' ? 'f' : undefined;
  return forms.some(
    (form) =>
      (number === undefined || form.number === number) &&
      (gender === undefined || form.gender === gender),
  );
}

/** casa blanco, libros interesante, platos muy ricas. */
export const nounAndAdjective = perWord((cursor) => {
  const noun = cursor.token(0);
  const at = /^(?:muy|tan|bastante|más)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  const determiner = cursor.text(-1);
  const isSure = !clitics.has(determiner) || prepositions.has(cursor.text(-2));
  const gender = genderOf(noun, isSure && rowOf(determiner) !== undefined);
  const number = numberOf(noun);
  const adjective = adjectiveOf(token);
  if (
    !gender ||
    !number ||
    !adjective ||
    !noun ||
    !token ||
    loose.has(token.text) ||
    loose.has(adjective.lexeme.text)
  )
    return undefined;
  if (adjective.forms.some((one) => one.gender === gender && one.number === number))
    return undefined;
  if (!rowOf(cursor.text(-1)) && !numbers.has(cursor.text(-1))) return undefined;
  const before = cursor.sentence.tokens.slice(0, Math.max(0, cursor.at - 1));
  const matches = before.some((other) =>
    mayBe(other, ({ pos, lexeme, place }) => {
      if (pos === 'pronoun') return mayBeOf(other.text, adjective.forms);
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
  const isBeforeBeing = /^(?:son|es|está|están|era|eran)$/u.test(cursor.text(at + 1));
  if (cursor.text(at + 1) === 'y' || (mayBeNoun(cursor.token(at + 1)) && !isBeforeBeing))
    return undefined;
  // "Miraban el mar tristes": of the subject that the verb shows.
  const isOfSubject =
    !isClose &&
    cursor.sentence.tokens.some((other) =>
      mayBe(
        other,
        ({ place, pos }) =>
          pos === 'verb' &&
          adjective.forms.some((form) => form.number === place?.column) &&
          place?.column === 'plural',
      ),
    );
  if (isOfSubject && number === 'singular') return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number });
  if (right === undefined || right === token.text) return undefined;
  const sameNumber = adjective.forms.some((one) => one.number === number);
  return cursor.replace([at, at + 1], right, {
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
