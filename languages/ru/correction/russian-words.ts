import type { Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import type { Lexeme, Lexicon, Reading } from '../../pack/lexicon.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel, RowLabel, TableName } from '../../paradigms/labels.ts';

export type RussianCase =
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'instrumental'
  | 'prepositional';
export type RussianNumber = 'singular' | 'plural';
type RussianGender = 'm' | 'f' | 'n';

/** What a form of a noun, adjective or pronoun may be. */
export interface Nominal {
  lexeme: Lexeme;
  pos: string;
  case: RussianCase;
  number: RussianNumber | undefined;
  gender: RussianGender | undefined;
  /** Of an adjective in the accusative. */
  animate: boolean | undefined;
}

/** With е for ё, as many write. */
export const plain = (text: string): string => text.replaceAll('ё', 'е');

export { star } from '../../correction/star.ts';

const cases: ReadonlySet<string> = new Set([
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
]);
const genders = mapOf<RussianGender>({ masculine: 'm', feminine: 'f', neuter: 'n' });

function nominalOf({ lexeme, pos, place }: Reading): Nominal | undefined {
  if (place === null) return undefined;
  const name = place.row.replace(/-(?:in)?animate$/u, '');
  if (!cases.has(name)) return undefined;
  const gender = genders.get(place.column);
  const ofNoun = lexeme.gender === 'm' || lexeme.gender === 'f' || lexeme.gender === 'n';
  return {
    lexeme,
    pos,
    case: name as RussianCase,
    number:
      place.column === 'plural'
        ? 'plural'
        : place.column === 'singular' || gender !== undefined
          ? 'singular'
          : undefined,
    gender: pos === 'noun' ? (ofNoun ? (lexeme.gender as RussianGender) : undefined) : gender,
    animate: place.row.startsWith('accusative-') ? place.row === 'accusative-animate' : undefined,
  };
}

/** Not the base of a comparison, nor the forms of мыть that мой and моя may be. */
function isLikely({ place, lexeme, pos }: Reading): boolean {
  if (lexeme.text === 'такой' && pos === 'adverb') return false;
  // семью is the family.
  if (lexeme.text === 'семь' && place?.row === 'instrumental') return false;
  return place?.table !== 'comparison' && lexeme.text !== 'мыть';
}

/** All that a token may be, if it can only be a noun, adjective, pronoun or numeral. */
export function nominalsOf(token: CheckedToken | undefined): readonly Nominal[] | undefined {
  const readings = token?.readings.filter(isLikely) ?? [];
  if (readings.length === 0) return undefined;
  const nominals = readings.map(nominalOf);
  return nominals.every((one) => one !== undefined) ? nominals : undefined;
}

/** The same for a token that can only be a noun. */
export function nounsOf(token: CheckedToken | undefined): readonly Nominal[] | undefined {
  const nominals = nominalsOf(token);
  return nominals?.every(({ pos }) => pos === 'noun') ? nominals : undefined;
}

const unlikeAdjectives = wordSet(
  'это всё все сам сама само сами его её их ее один одна одно одни то тот та те который которая которое которые самый много мало что кто чей',
);

/** The same for a token that can only be an adjective or a determiner. */
export function adjectivesOf(token: CheckedToken | undefined): readonly Nominal[] | undefined {
  if (!token || unlikeAdjectives.has(token.text)) return undefined;
  const nominals = nominalsOf(token)?.filter(({ lexeme }) => lexeme.text !== 'это');
  const isAdjective = nominals?.every(
    ({ pos }) =>
      pos === 'adjective' || pos === 'determiner' || pos === 'pronoun' || pos === 'numeral',
  );
  const isDeclined = token.readings
    .filter((reading) => isLikely(reading) && reading.lexeme.text !== 'это')
    .every(({ place }) => place?.table === 'agreement');
  return isAdjective && isDeclined && nominals?.length ? nominals : undefined;
}

/** Old locatives look like datives: в лесу, в году. */
export function casesOf(nominals: readonly Nominal[], written: string): ReadonlySet<RussianCase> {
  const found = new Set(nominals.map((one) => one.case));
  const isLocative = nominals.some(
    (one) =>
      one.case === 'dative' &&
      one.pos === 'noun' &&
      one.gender === 'm' &&
      one.number === 'singular',
  );
  if (isLocative && /[ую]$/u.test(written)) {
    found.add('prepositional');
    if (partitives.has(written)) found.add('genitive');
  }
  return found;
}
const partitives = wordSet(
  'чаю сахару супу снегу дому лесу полу виду часу разу году шагу толку народу',
);

/** A noun in a case and number. */
export function nounAt(
  lexeme: Lexeme,
  lexicon: Lexicon,
  { case: row, number }: { case: RussianCase; number: RussianNumber },
): string | undefined {
  return lexicon.formsAt(lexeme, 'noun', { table: 'declension', row, column: number })[0];
}

const columns: Record<RussianGender, ColumnLabel> = { m: 'masculine', f: 'feminine', n: 'neuter' };

/** An adjective that agrees with a noun. */
export function adjectiveAt(
  { lexeme, pos }: Pick<Nominal, 'lexeme' | 'pos'>,
  lexicon: Lexicon,
  noun: {
    case: RussianCase;
    number: RussianNumber;
    gender: RussianGender | undefined;
    animate: boolean;
  },
): string | undefined {
  const column = noun.number === 'plural' ? 'plural' : noun.gender && columns[noun.gender];
  if (column === undefined) return undefined;
  const row: RowLabel =
    noun.case === 'accusative'
      ? noun.animate
        ? 'accusative-animate'
        : 'accusative-inanimate'
      : noun.case;
  return lexicon.formsAt(lexeme, pos, { table: 'agreement', row, column })[0];
}

/** Personal pronouns in all cases; after prepositions those of the third person begin with н. */
export const pronounForms = mapOf<Record<RussianCase, string>>({
  я: forms('я меня мне меня мной мне'),
  ты: forms('ты тебя тебе тебя тобой тебе'),
  он: forms('он его ему его им нём'),
  она: forms('она её ей её ей ней'),
  мы: forms('мы нас нам нас нами нас'),
  вы: forms('вы вас вам вас вами вас'),
  они: forms('они их им их ими них'),
  кто: forms('кто кого кому кого кем ком'),
});

function forms(text: string): Record<RussianCase, string> {
  const [
    nominative = '',
    genitive = '',
    dative = '',
    accusative = '',
    instrumental = '',
    last = '',
  ] = text.split(' ');
  return { nominative, genitive, dative, accusative, instrumental, prepositional: last };
}

/** нём, ним, неё: the form after a preposition. */
export function afterPreposition(form: string): string {
  return /^(?:его|ему|им|её|ее|ей|их|ими)$/u.test(form) ? `н${form}` : form;
}

const finite: ReadonlySet<TableName> = new Set<TableName>(['present', 'future', 'past']);

function isVerbReading({ pos }: Reading): boolean {
  return pos === 'verb';
}

export function isFiniteReading({ pos, place }: Reading): boolean {
  return pos === 'verb' && place !== null && finite.has(place.table);
}

/** Only personal forms of verbs. */
export function isFinite(token: CheckedToken | undefined): boolean {
  return isOnly(token, isFiniteReading);
}

export function mayBeFinite(token: CheckedToken | undefined): boolean {
  return mayBe(token, isFiniteReading);
}

/** Only an infinitive. */
export function isInfinitive(token: CheckedToken | undefined): boolean {
  return isOnly(
    token,
    ({ pos, place, lexeme }) =>
      pos === 'verb' && place === null && plain(lexeme.text) === plain(token?.text ?? ''),
  );
}

/** A token that can only be a form of these verbs. */
/** Whether a word is one of some verbs and nothing else but a formula: боюсь is also "I'm afraid". */
export function isVerb(token: CheckedToken | undefined, verbs: ReadonlySet<string>): boolean {
  const isOne = ({ pos, lexeme }: Reading) => pos === 'verb' && verbs.has(lexeme.text);
  return (
    mayBe(token, isOne) &&
    isOnly(token, (reading) => reading.pos === 'interjection' || isOne(reading))
  );
}

export function verbOf(token: CheckedToken | undefined): Lexeme | undefined {
  const lexemes = new Set(token?.readings.filter(isVerbReading).map(({ lexeme }) => lexeme));
  const [lexeme] = lexemes;
  return lexemes.size === 1 ? lexeme : undefined;
}

/** The verb of a sentence with its place, if only one of its words may be a verb. */
export function onlyVerbOf(
  tokens: readonly CheckedToken[],
): { token: CheckedToken; at: number } | undefined {
  const verbs = tokens.flatMap((token, at) =>
    mayBe(token, ({ pos }) => pos === 'verb') ? [{ token, at }] : [],
  );
  return verbs.length === 1 ? verbs[0] : undefined;
}

/** The same place in the tables of another verb. */
export function sameForm(
  token: CheckedToken | undefined,
  other: Lexeme,
  lexicon: Lexicon,
): string | undefined {
  if (isInfinitive(token)) return other.text;
  const place = token?.readings.find(isVerbReading)?.place;
  return place ? lexicon.formsAt(other, 'verb', place)[0] : undefined;
}

/** Adverbs and particles that stand between a subject and its verb. */
const between = wordSet(
  'не где куда откуда почему уже еще ещё всегда часто никогда тоже также очень сейчас завтра вчера сегодня обычно иногда хорошо плохо потом быстро редко теперь скоро много',
);

/** The offset of the verb after a subject. */
export function verbOffset(cursor: Cursor, from: number): number {
  let at = from;
  while (between.has(cursor.text(at)) && at < from + 3) at += 1;
  return at;
}
