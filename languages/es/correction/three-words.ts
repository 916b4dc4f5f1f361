import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectiveAt,
  adjectiveOf,
  clitics,
  genderOf,
  mayBeNoun,
  numberOf,
  prepositions,
  star,
  stressedA,
  type Count,
  type Gender,
} from './spanish-words.ts';
import { formFor, rowOf } from './determiners.ts';
import { numbersToNinetyNine } from './word-sets.ts';

/** Short forms before a masculine noun, by the full adjective. */
const shortForms = mapOf({
  buen: 'bueno',
  mal: 'malo',
  primer: 'primero',
  tercer: 'tercero',
});
const feminineOf = mapOf({ buen: 'buena', mal: 'mala', primer: 'primera', tercer: 'tercera' });

/** Adjectives that come before a noun, so that the noun after them is theirs. */
const before = wordSet(
  `bueno malo primero segundo tercero cuarto quinto último próximo nuevo viejo pequeño bonito hermoso mismo
  único antiguo largo otro mucho poco cierto propio gran grande mejor peor mayor`,
);

/** un buen idea, la próximo semana, el primera vez, un nueva casa. */
export const determinerAdjectiveNoun = perWord((cursor) => {
  const row = rowOf(cursor.text(0));
  const word = cursor.text(1);
  const noun = cursor.token(2);
  if (!row || !noun || clitics.has(cursor.text(2))) return undefined;
  const gender = genderOf(
    noun,
    prepositions.has(cursor.text(-1)) || /^una?$/u.test(cursor.text(0)),
  );
  const number = numberOf(noun);
  if (!gender || !number || /^\p{Lu}/u.test(noun.written)) return undefined;
  const short = shortForms.get(word);
  const adjective = adjectiveOf(cursor.token(1));
  if (short === undefined && (!adjective || !before.has(adjective.lexeme.text)) && word !== 'gran')
    return undefined;
  if (mayBeNoun(cursor.token(1)) && short === undefined) return undefined;
  // "El malo de la película": the adjective may be a noun of its own, but not before a noun.
  const isStressed = number === 'singular' && stressedA.has(noun.text);
  if (isStressed) return undefined;
  const rightDeterminer = fits(row, cursor.text(0), gender, number)
    ? cursor.text(0)
    : formFor(row, { gender, number });
  const rightAdjective = agree(gender, number);
  const now = cursor.words(0, 2).toLowerCase();
  const right = `${rightDeterminer} ${rightAdjective}`;
  if (rightAdjective === undefined || right === now || rightDeterminer === '') return undefined;
  // Only the gender of one of them may be wrong, or both; a wrong number may be the noun's.
  if (!fitsNumber(row, cursor.text(0), number)) return undefined;
  const reason = star(right);
  return cursor.replace([0, 2], right, {
    kind: 'gender',
    reason: (texts) => texts.genderOf(star(noun.text), gender, reason),
  });
  function agree(gender: Gender, number: Count): string | undefined {
    if (word === 'gran') return number === 'singular' ? word : 'grandes';
    if (short !== undefined) {
      if (gender === 'm') return number === 'singular' ? word : undefined;
      return number === 'singular' ? feminineOf.get(word) : `${feminineOf.get(word) ?? ''}s`;
    }
    if (!adjective) return undefined;
    if (adjective.forms.some((form) => form.gender === gender && form.number === number))
      return word;
    // "Las grande ventanas": the determiner agrees with the noun, so the number is the adjective's fault.
    const isFitting =
      row?.includes(cursor.text(0)) === true && fitsNumber(row, cursor.text(0), number);
    if (!isFitting && !adjective.forms.some((form) => form.number === number)) return undefined;
    const full = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number });
    const isShortened =
      gender === 'm' &&
      number === 'singular' &&
      /^(?:bueno|malo|primero|tercero)$/u.test(full ?? '');
    return isShortened ? full?.slice(0, -1) : full;
  }
});

/** dos grande ventanas. */
export const numberAndAdjective = perWord((cursor) => {
  const isNumber = numbersToNinetyNine.has(cursor.text(0)) && cursor.text(0) !== 'uno';
  const adjective = adjectiveOf(cursor.token(1));
  const noun = cursor.token(2);
  const gender = genderOf(noun);
  if (!isNumber || !adjective || !noun || !gender || numberOf(noun) !== 'plural') return undefined;
  if (!before.has(adjective.lexeme.text)) return undefined;
  if (adjective.forms.some((form) => form.number === 'plural')) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number: 'plural' });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'agreement',
      reason: (texts) => texts.agreesWith(star(right), star(noun.text)),
    })
  );
});

function fits(row: readonly string[], text: string, gender: Gender, number: Count): boolean {
  return formFor(row, { gender, number }) === text;
}

function fitsNumber(row: readonly string[], text: string, number: Count): boolean {
  return (
    formFor(row, { gender: 'm', number }) === text || formFor(row, { gender: 'f', number }) === text
  );
}

const colors = wordSet(
  'blanco negro rojo amarillo morado nuevo caro barato español italiano mexicano americano ruso turco francés alemán',
);

/** Tengo zapatos negras; compro camisas blanca. */
export const bareNounAndAdjective = perWord((cursor) => {
  const noun = cursor.token(0);
  const gender = genderOf(noun);
  const adjective = adjectiveOf(cursor.token(1));
  if (
    numberOf(noun) !== 'plural' ||
    !gender ||
    !noun ||
    !adjective ||
    !colors.has(adjective.lexeme.text)
  )
    return undefined;
  if (rowOf(cursor.text(-1)) || cursor.text(-1) === 'de' || cursor.text(-1) === 'y')
    return undefined;
  if (!cursor.isEnd(1) && !prepositions.has(cursor.text(2))) return undefined;
  if (adjective.forms.some((form) => form.gender === gender && form.number === 'plural'))
    return undefined;
  if (!isOnly(cursor.token(1), ({ pos }) => pos === 'adjective')) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number: 'plural' });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'agreement',
      reason: (texts) => texts.agreesWith(star(right), star(noun.text)),
    })
  );
});
