import type { Lexeme, Lexicon, Place } from '../../pack/lexicon.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { verbAt } from './spanish-words.ts';

const accents = mapOf({ a: 'á', e: 'é', i: 'í' });

/** The form in -ra, which has no table of its own: tuvieron → tuviera, tuviéramos. */
export function imperfectSubjunctive(
  lexeme: Lexeme,
  lexicon: Lexicon,
  { row, column }: Pick<Place, 'row' | 'column'>,
): string | undefined {
  const third = verbAt(lexeme, lexicon, { table: 'preterite', row: 'third', column: 'plural' });
  if (third === undefined) return undefined;
  const stem = third.slice(0, -3);
  if (row === 'first' && column === 'plural') {
    const vowel = stem.at(-1) ?? '';
    return `${stem.slice(0, -1)}${accents.get(vowel) ?? vowel}ramos`;
  }
  if (row === 'second') return `${stem}${column === 'plural' ? 'rais' : 'ras'}`;
  return `${stem}${column === 'plural' ? 'ran' : 'ra'}`;
}

const known = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Whether a form is one in -ra of a verb of the lexicon, and nothing else. */
export function isImperfectSubjunctive(form: string, lexicon: Lexicon): boolean {
  if (!/ra(?:s|n|mos|is)?$/u.test(form)) return false;
  let forms = known.get(lexicon);
  if (!forms) {
    const rows = ['first', 'second', 'third'] as const;
    const columns = ['singular', 'plural'] as const;
    const verbs = lexicon.lexemes.filter(({ pos }) => pos.includes('verb'));
    forms = new Set(
      verbs.flatMap((lexeme) =>
        rows.flatMap((row) =>
          columns.flatMap((column) => imperfectSubjunctive(lexeme, lexicon, { row, column }) ?? []),
        ),
      ),
    );
    known.set(lexicon, forms);
  }
  return forms.has(form);
}
