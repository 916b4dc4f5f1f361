import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import type { Lexeme, Lexicon, Place, Reading } from '../../pack/lexicon.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel, RowLabel, TableName } from '../../paradigms/labels.ts';

export type Gender = 'm' | 'f';
export type Count = 'singular' | 'plural';

export interface Person {
  row: 'first' | 'second' | 'third';
  column: Count;
}

export const subjectPersons = mapOf<Person>({
  yo: { row: 'first', column: 'singular' },
  tú: { row: 'second', column: 'singular' },
  él: { row: 'third', column: 'singular' },
  ella: { row: 'third', column: 'singular' },
  usted: { row: 'third', column: 'singular' },
  nosotros: { row: 'first', column: 'plural' },
  nosotras: { row: 'first', column: 'plural' },
  vosotros: { row: 'second', column: 'plural' },
  ellos: { row: 'third', column: 'plural' },
  ellas: { row: 'third', column: 'plural' },
  ustedes: { row: 'third', column: 'plural' },
});

export const clitics = wordSet('me te se nos os le les lo la los las');
export const possessives = wordSet('mi mis tu tus su sus nuestro nuestra nuestros nuestras');
export const prepositions = wordSet(
  'a de en con por para sin sobre entre hasta desde hacia contra durante según tras ante bajo del al',
);
export const timeNouns = wordSet(
  `día días mañana tarde noche noches tardes mañanas lunes martes miércoles jueves viernes sábado sábados
  domingo domingos semana semanas mes meses año años vez veces momento rato hora horas minuto minutos
  verano invierno primavera otoño enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre fin tiempo navidad`,
);
export const personNouns = wordSet(
  `hermano hermana madre padre mamá papá amigo amiga hijo hija abuelo abuela primo prima tío tía novio
  novia esposo esposa marido mujer jefe jefa profesor profesora vecino vecina hermanos padres hijos
  amigos abuelos primos vecinos hermanas hijas amigas abuelas primas tías tíos novios vecinas sobrino sobrina
  sobrinos cuñado cuñada suegra suegro nieto nieta nietos compañero compañera compañeros niño niña niños niñas
  chico chica chicos chicas jefes profesores profesoras alumno alumna alumnos director directora doctor doctora`,
);

/** Nouns whose gender depends on their meaning, or varies. */
export const unsureGender = wordSet(
  `capital orden cura frente cometa parte papa mañana radio policía guía cámara modelo batería margen mar
  corte cólera editorial pendiente calor azúcar internet sartén maratón clave coma cuenta trompeta espada
  final doblez pez moral vocal génesis sida vista bebé lente arte caza guardia ordenanza pijama piyama
  terminal vigía linde`,
);
/** Feminine nouns that take el and un because they begin with a stressed a. */
export const stressedA = wordSet(
  'agua águila alma área arma hambre hacha aula ala ave hada habla alba ancla arpa asma acta',
);

const finiteTables: ReadonlySet<TableName> = new Set<TableName>([
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  'imperative',
]);

export function isFiniteReading({ pos, place }: Reading): boolean {
  return pos === 'verb' && place !== null && finiteTables.has(place.table);
}

/** Only a personal form of verbs. */
export function isFinite(token: CheckedToken | undefined): boolean {
  return isOnly(token, isFiniteReading);
}

export function mayBeFinite(token: CheckedToken | undefined): boolean {
  return mayBe(token, isFiniteReading);
}

export function isNonFinite(token: CheckedToken | undefined, row: RowLabel): boolean {
  return isOnly(token, ({ pos, place }) => pos === 'verb' && place?.row === row);
}

export function mayBeNoun(token: CheckedToken | undefined): boolean {
  return mayBe(token, ({ pos }) => pos === 'noun');
}

/** The gender of a token that is only a noun; undefined if it is another word as well. */
export function genderOf(token: CheckedToken | undefined, allowsVerbs = false): Gender | undefined {
  if (!token || unsureGender.has(token.text)) return undefined;
  const isNoun = isOnly(token, ({ pos }) => pos === 'noun' || (allowsVerbs && pos === 'verb'));
  const genders = new Set(
    token.readings.filter(({ pos }) => pos === 'noun').map(({ lexeme }) => lexeme.gender),
  );
  const [gender] = genders;
  return isNoun && genders.size === 1 && (gender === 'm' || gender === 'f') ? gender : undefined;
}

function isPluralHeadword(text: string, nouns: readonly Reading[]): boolean {
  return nouns.some(({ lexeme, place }) => place?.row === 'plural' && lexeme.text !== text);
}

/** The number of a noun that has the same one in all readings. */
export function numberOf(token: CheckedToken | undefined): Count | undefined {
  const nouns = token?.readings.filter(({ pos }) => pos === 'noun') ?? [];
  const numbers = new Set(
    nouns.map(({ lexeme, place }) => {
      if (place?.table === 'number') return place.row;
      // A plural that is a headword of its own: padres.
      if (lexeme.number === 'plural-only' || isPluralHeadword(lexeme.text, nouns)) return 'plural';
      return lexeme.number === 'singular-only' && lexeme.text === token?.text
        ? 'singular'
        : undefined;
    }),
  );
  const [number] = numbers;
  return numbers.size === 1 && (number === 'singular' || number === 'plural') ? number : undefined;
}

export interface AdjectiveForm {
  lexeme: Lexeme;
  pos: string;
  forms: readonly { gender: Gender; number: Count }[];
}

/** The genders and numbers of a token that is only an adjective. */
export function adjectiveOf(token: CheckedToken | undefined): AdjectiveForm | undefined {
  const isAdjective = isOnly(
    token,
    ({ pos, place }) =>
      (pos === 'adjective' && (place?.table === 'agreement' || place === null)) ||
      (pos === 'verb' && place?.row === 'participle'),
  );
  const readings = token?.readings.filter(({ place }) => place?.table === 'agreement') ?? [];
  const [first] = readings;
  if (!isAdjective || !first || new Set(readings.map(({ lexeme }) => lexeme)).size > 1) {
    return undefined;
  }
  const forms = readings.flatMap(({ place }) => {
    if (place?.row !== 'singular' && place?.row !== 'plural') return [];
    const gender: Gender = place.column === 'feminine' ? 'f' : 'm';
    return [{ gender, number: place.row }];
  });
  return { lexeme: first.lexeme, pos: first.pos, forms };
}

export function adjectiveAt(
  { lexeme, pos }: Pick<AdjectiveForm, 'lexeme' | 'pos'>,
  lexicon: Lexicon,
  { gender, number }: { gender: Gender; number: Count },
): string | undefined {
  const column: ColumnLabel = gender === 'm' ? 'masculine' : 'feminine';
  return lexicon.formsAt(lexeme, pos, { table: 'agreement', row: number, column })[0];
}

export function nounAt(
  token: CheckedToken | undefined,
  lexicon: Lexicon,
  row: Count,
): string | undefined {
  const lexeme = token?.readings.find(({ pos }) => pos === 'noun')?.lexeme;
  return lexeme && lexicon.formsAt(lexeme, 'noun', { table: 'number', row, column: 'form' })[0];
}

const tableOrder: readonly TableName[] = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  'imperative',
];

/** The reading of a personal form in the most usual tense. */
export function finiteReading(
  token: CheckedToken | undefined,
): (Reading & { place: Place }) | undefined {
  const readings = token?.readings.filter(isFiniteReading) ?? [];
  const [first] = readings.toSorted(
    (a, b) =>
      tableOrder.indexOf(a.place?.table ?? 'imperative') -
      tableOrder.indexOf(b.place?.table ?? 'imperative'),
  );
  return first?.place ? { ...first, place: first.place } : undefined;
}

/** The same verb in another place of its tables. */
export function verbAt(lexeme: Lexeme, lexicon: Lexicon, place: Place): string | undefined {
  return lexicon.formsAt(lexeme, 'verb', place)[0];
}

export function nonFiniteOf(
  token: CheckedToken | undefined,
  lexicon: Lexicon,
  row: 'infinitive' | 'gerund' | 'participle',
): string | undefined {
  const lexeme = token?.readings.find(({ pos }) => pos === 'verb')?.lexeme;
  return lexeme && verbAt(lexeme, lexicon, { table: 'non-finite', row, column: 'form' });
}

/** Whether a token is a personal form of one of these verbs. */
export function isVerb(token: CheckedToken | undefined, verbs: ReadonlySet<string>): boolean {
  return mayBe(token, (reading) => isFiniteReading(reading) && verbs.has(reading.lexeme.text));
}

/** Whether all readings of a token are in one tense. */
export function isAll(token: CheckedToken | undefined, table: TableName): boolean {
  return isOnly(token, ({ place }) => place?.table === table);
}

export { star } from '../../correction/star.ts';
