import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { RowLabel, TableName } from '../../paradigms/labels.ts';

/** Real words that look like a regular form. */
const realWords = wordSet(
  `pedo costo cerro jugo cabo moro vento conto sego so sen pode do vo volvo salo more moren cerra servo
  probo proba dolo ole aposto medo veste consola hervo coco roda colo`,
);

const participles: readonly [ending: string, regular: string][] = [
  ['ar', 'ado'],
  ['er', 'ido'],
  ['ir', 'ido'],
];

/** Present forms by rule, for first and third person singular and third plural. */
const presents: readonly [RowLabel, 'singular' | 'plural', Record<string, string>][] = [
  ['first', 'singular', { ar: 'o', er: 'o', ir: 'o' }],
  ['third', 'singular', { ar: 'a', er: 'e', ir: 'e' }],
  ['third', 'plural', { ar: 'an', er: 'en', ir: 'en' }],
];

/** Irregular forms as if they were regular: rompido, teno, quero. */
export function misspeltSpanish(lexicon: Lexicon): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  function add(
    lexeme: Lexeme,
    wrong: string,
    table: TableName,
    row: RowLabel,
    column: 'form' | 'singular' | 'plural',
  ) {
    const [right] = lexicon.formsAt(lexeme, 'verb', { table, row, column });
    if (right === undefined || right === wrong || realWords.has(wrong)) return;
    if (!lexicon.isKnown(wrong)) found.set(wrong, right);
  }
  for (const lexeme of lexicon.lexemes) {
    if (!lexeme.pos.includes('verb') || !/[aei]r$/u.test(lexeme.text)) continue;
    const ending = lexeme.text.slice(-2);
    const stem = lexeme.text.slice(0, -2);
    const regular = participles.find(([one]) => one === ending)?.[1] ?? '';
    add(lexeme, stem + regular, 'non-finite', 'participle', 'form');
    for (const [row, column, endings] of presents) {
      const regularEnding = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
      if (regularEnding !== undefined) add(lexeme, stem + regularEnding, 'present', row, column);
    }
  }
  return found;
}
