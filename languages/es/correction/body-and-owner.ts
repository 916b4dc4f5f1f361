import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { rowOf } from './determiners.ts';
import { ownReason } from './own-reason.ts';
import {
  clitics,
  finiteReading,
  genderOf,
  isFinite,
  numberOf,
  timeNouns,
  verbAt,
} from './spanish-words.ts';
import { bodyParts } from './word-sets.ts';

const articles = mapOf({
  'm singular': 'el',
  'f singular': 'la',
  'm plural': 'los',
  'f plural': 'las',
});
/** Parts of the body whose words have a verb or another noun beside them. */
const genders = mapOf({
  mano: 'f singular',
  manos: 'f plural',
  cara: 'f singular',
  pelo: 'm singular',
  cabeza: 'f singular',
  pie: 'm singular',
  pies: 'm plural',
  uñas: 'f plural',
});

function articleOf(cursor: Cursor, at: number): string | undefined {
  const noun = cursor.token(at);
  if (!noun || !bodyParts.has(noun.text)) return undefined;
  const gender = genderOf(noun, true);
  const number = numberOf(noun);
  return articles.get(genders.get(noun.text) ?? `${gender ?? ''} ${number ?? ''}`);
}

const washing = wordSet(
  'lavar lavarse cepillar cepillarse secar secarse cortar cortarse pintar pintarse',
);
const cliticOf = mapOf({ mi: 'me', mis: 'me', tu: 'te', tus: 'te' });
const ownerOf = mapOf({ me: 'first', te: 'second' });

/** Lavo mis manos; ella cepilla sus dientes. */
export const washOwnBody = perWord((cursor) => {
  const token = cursor.token(0);
  const reading = finiteReading(token);
  if (!token || !reading || !washing.has(reading.lexeme.text) || clitics.has(cursor.text(-1))) {
    return undefined;
  }
  const owner = cursor.text(1);
  // "Mi madre lava su pelo" may be her daughter's.
  const isThird =
    /^sus?$/u.test(owner) &&
    /^(?:él|ella)$/u.test(cursor.text(-1)) &&
    /^(?:lavar|cepillar)(?:se)?$/u.test(reading.lexeme.text) &&
    /^(?:manos|dientes)$/u.test(cursor.text(2));
  const clitic = cliticOf.get(owner) ?? (isThird ? 'se' : undefined);
  const article = articleOf(cursor, 2);
  // "Lavo mis manos con jabón", "pinto mis uñas de rojo" are said as well.
  if (/^(?:con|en|de|yo)$/u.test(cursor.text(3))) return undefined;
  if (clitic === undefined || article === undefined) return undefined;
  if (!isThird && reading.place.row !== ownerOf.get(clitic)) return undefined;
  return cursor.replace([0, 2], `${clitic} ${cursor.words(0, 1)} ${article}`, {
    kind: 'expression',
    reason: { note: 'article-for-body-and-clothes' },
  });
});

/** Mi cabeza duele. */
export const ownBodyHurts = perWord((cursor) => {
  const clitic = cliticOf.get(cursor.text(0));
  const article = articleOf(cursor, 1);
  if (clitic === undefined || article === undefined || cursor.at !== 0) return undefined;
  if (!/^duelen?$/u.test(cursor.text(2))) return undefined;
  const isMuch = /^(?:mucho|hoy)$/u.test(cursor.text(3));
  if (!cursor.isEnd(isMuch ? 3 : 2)) return undefined;
  const verb = numberOf(cursor.token(1)) === 'plural' ? 'duelen' : 'duele';
  const much = isMuch ? ` ${cursor.text(3)}` : '';
  return cursor.replace(
    [0, isMuch ? 4 : 3],
    `${clitic} ${verb}${much} ${article} ${cursor.words(1, 2)}`,
    {
      kind: 'expression',
      reason: { note: 'article-for-body-and-clothes' },
    },
  );
});

/** Las verduras me gusta. */
export const pleasingThings = perWord((cursor) => {
  if (!cursor.isStart(0) || !/^(?:los|las|mis|tus|sus|estos|estas)$/u.test(cursor.text(0)))
    return undefined;
  // "Los domingos me gusta dormir."
  if (numberOf(cursor.token(1)) !== 'plural' || timeNouns.has(cursor.text(1))) return undefined;
  if (/^(?:lunes|martes|miércoles|jueves|viernes|veranos|inviernos)$/u.test(cursor.text(1))) {
    return undefined;
  }
  const at = cursor.text(2) === 'no' ? 3 : 2;
  if (!/^(?:me|te|nos)$/u.test(cursor.text(at))) return undefined;
  const reading = finiteReading(cursor.token(at + 1));
  const isLiking =
    reading !== undefined && /^(?:gustar|encantar|interesar|doler)$/u.test(reading.lexeme.text);
  if (!isLiking || reading.place.row !== 'third' || reading.place.column !== 'singular')
    return undefined;
  if (!isFinite(cursor.token(at + 1))) return undefined;
  const right = verbAt(reading.lexeme, cursor.sentence.lexicon, {
    ...reading.place,
    column: 'plural',
  });
  const isMuch = /^(?:mucho|más|poco|tanto)$/u.test(cursor.text(at + 2));
  const isWhole = cursor.isEnd(isMuch ? at + 2 : at + 1);
  return (
    right !== undefined &&
    isWhole &&
    cursor.replace([at + 1, at + 2], right, { kind: 'agreement', reason: { note: 'me-gusta' } })
  );
});

const owners = mapOf({
  mi: ['mío', 'mía', 'míos', 'mías'],
  tu: ['tuyo', 'tuya', 'tuyos', 'tuyas'],
  su: ['suyo', 'suya', 'suyos', 'suyas'],
});
const adjectiveOwners = [...owners.values(), ['nuestro', 'nuestra', 'nuestros', 'nuestras']];

/** Este coche es mi; la casa es nuestro. */
export const ownerAlone = perWord((cursor) => {
  if (!cursor.isStart(0) || !rowOf(cursor.text(0)) || !/^(?:es|son)$/u.test(cursor.text(2)))
    return undefined;
  const gender = genderOf(cursor.token(1), true);
  const number = numberOf(cursor.token(1));
  const word = cursor.text(3);
  const row =
    owners.get(word.replace(/s$/u, '')) ?? adjectiveOwners.find((forms) => forms.includes(word));
  if (!row || !gender || !number || !cursor.isEnd(3)) return undefined;
  // "La nota es mi": a musical note.
  if (/^notas?$/u.test(cursor.text(1))) return undefined;
  const right = row[(gender === 'f' ? 1 : 0) + (number === 'plural' ? 2 : 0)];
  if (right === undefined || right === word) return undefined;
  return cursor.replace([3, 4], right, {
    kind: 'agreement',
    reason: ownReason(
      `After *ser*, the owner is *mío, tuyo, suyo, nuestro*, with the gender and number of what is owned: *${right}*.`,
      `После *ser* владельца называют *mío, tuyo, suyo, nuestro* — в роде и числе предмета: *${right}*.`,
      `*Ser* fiilinden sonra sahip *mío, tuyo, suyo, nuestro* ile söylenir; cinsiyet ve sayı nesneye uyar: *${right}*.`,
    ),
  });
});

const giving = wordSet('dar decir regalar enviar mandar mostrar comprar explicar contar prestar');

/** Lo di el libro a Pedro. */
export const whomForWhat = perWord((cursor) => {
  if (!/^(?:lo|la)$/u.test(cursor.text(0)) || !(cursor.isStart(0) || cursor.text(-1) === 'no'))
    return undefined;
  const reading = finiteReading(cursor.token(1));
  if (!reading || !giving.has(reading.lexeme.text) || !isFinite(cursor.token(1))) return undefined;
  if (!/^(?:el|la|los|las|un|una)$/u.test(cursor.text(2))) return undefined;
  if (genderOf(cursor.token(3), true) === undefined) return undefined;
  const isTo = /^(?:a|al)$/u.test(cursor.text(4));
  // "Lo explicó el profesor a los alumnos": the noun may be who does it.
  if (!isTo || reading.place.row === 'third') return undefined;
  const isMany = /^(?:los|las|mis|tus|sus|estos|estas|nuestr[oa]s|unos|unas)$/u.test(
    cursor.text(5),
  );
  return cursor.replace([0, 1], isMany ? 'les' : 'le', {
    kind: 'expression',
    reason: ownReason(
      'The person to whom something is given or said is *le*, several are *les*; *lo* and *la* are for the thing itself.',
      'Тот, кому дают или говорят, — *le*, а если их несколько — *les*; *lo* и *la* — о самом предмете.',
      'Bir şeyin verildiği ya da söylendiği kişi *le*, birden çok kişi *les* olur; *lo* ve *la* şeyin kendisidir.',
    ),
  });
});
