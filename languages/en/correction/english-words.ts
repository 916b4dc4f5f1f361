import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import type { Lexeme, Lexicon, Reading } from '../../pack/lexicon.ts';
import type { RowLabel } from '../../paradigms/labels.ts';
import { wordSet } from '../../lookup/word-set.ts';

export const singularSubjects = wordSet('he she it');
export const pluralSubjects = wordSet('we they');
export const subjects = wordSet('i you he she it we they');
export const objectPronouns = wordSet('me you him her it us them');
export const negatedDo = wordSet("don't doesn't didn't");
export const modals = wordSet(
  "can can't cannot could couldn't will won't would wouldn't should shouldn't must mustn't may might",
);
export const beForms = wordSet('am is are was were');
export const determiners = wordSet(
  'a an the my your his her its our their this that these those some any no every each another',
);
export const possessives = wordSet('my your his her its our their');
/** Adverbs that stand between a subject and its verb. */
export const middleAdverbs = wordSet(
  'always never often usually sometimes also really still just already ever even only rarely',
);
export const prepositions = wordSet(
  'in on at to for from with by about of into near under over after before behind without during',
);
export const personNouns = wordSet(
  `brother sister mother father mom dad friend teacher boss wife husband son daughter grandmother
  grandfather aunt uncle cousin neighbor neighbour doctor boy girl man woman student dog cat baby`,
);

const verbRows: ReadonlySet<RowLabel> = new Set<RowLabel>([
  'base',
  'third-person',
  'past',
  'past-participle',
  'gerund',
]);

function isVerbAt(rows: readonly RowLabel[]) {
  return ({ pos, place }: Reading) => pos === 'verb' && place !== null && rows.includes(place.row);
}

/** Only the base form of a verb: go, eat; not put, which is also past, nor work, which is a noun. */
export function isBase(token: CheckedToken | undefined): boolean {
  return isOnly(token, isVerbAt(['base'])) && !beForms.has(token?.text ?? '');
}

/** Only another form of a verb than the base: goes, went. */
export function isOtherVerbForm(token: CheckedToken | undefined, ...rows: RowLabel[]): boolean {
  const wanted = rows.length > 0 ? rows : [...verbRows].filter((row) => row !== 'base');
  return isOnly(token, isVerbAt(wanted));
}

export function mayBeVerb(token: CheckedToken | undefined): boolean {
  return mayBe(token, ({ pos }) => pos === 'verb');
}

export function mayBeBase(token: CheckedToken | undefined): boolean {
  return mayBe(token, isVerbAt(['base']));
}

/** Only a noun in the singular or the plural, and of no other number. */
export function isNoun(token: CheckedToken | undefined, row: 'singular' | 'plural'): boolean {
  return isOnly(
    token,
    ({ pos, place }) => pos === 'noun' && place?.table === 'number' && place.row === row,
  );
}

/** The form of the same verb in another row: went for goes. */
export function verbForm(
  token: CheckedToken | undefined,
  lexicon: Lexicon,
  row: RowLabel,
): string | undefined {
  const lexemes = new Set(
    token?.readings.filter(({ pos }) => pos === 'verb').map(({ lexeme }) => lexeme),
  );
  const [lexeme] = lexemes;
  return lexeme && lexemes.size === 1 ? formOfVerb(lexeme, lexicon, row) : undefined;
}

export function formOfVerb(lexeme: Lexeme, lexicon: Lexicon, row: RowLabel): string | undefined {
  return lexicon.formsAt(lexeme, 'verb', { table: 'principal-parts', row, column: 'form' })[0];
}

/** The noun in the other number. */
export function nounForm(
  token: CheckedToken | undefined,
  lexicon: Lexicon,
  row: 'singular' | 'plural',
): string | undefined {
  const lexeme = token?.readings.find(({ pos }) => pos === 'noun')?.lexeme;
  return lexeme && lexicon.formsAt(lexeme, 'noun', { table: 'number', row, column: 'form' })[0];
}

/** Marks words of the language in a reason. */
export { star } from '../../correction/star.ts';
