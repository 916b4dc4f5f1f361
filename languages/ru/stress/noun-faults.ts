import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { nounPatterns, type NounCell } from './noun-patterns.ts';
import { formAt, isOnEnding, isZeroEnding, keysOf } from './place-noun.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { plainOf } from './vowel-stress.ts';

type Key = [stressed: string | undefined, cell: NounCell];

/** Whether a form cannot contradict a pattern: without an ending, or with a vowel that comes and goes. */
function isNeutral(stressed: string, cell: NounCell, text: string): boolean {
  const form = plainOf(stressed);
  return isZeroEnding(form, cell) || (text.endsWith('я') && form.endsWith('ей'));
}

function singular(row: NounCell['row']): NounCell {
  return { row, isPlural: false };
}

function plural(row: NounCell['row']): NounCell {
  return { row, isPlural: true };
}

/** Contradictions between a noun's headword, key forms, pattern and table. */
export function nounFaults(word: StressedWord, table: ParadigmTable): string[] {
  const { text, accent, stressed = text } = word;
  const keys = keysOf(word, table);
  const isPluralOnly = !table.columns.includes('singular');
  const all: Key[] = [
    [stressed, isPluralOnly ? plural('nominative') : singular('nominative')],
    [keys.genitive, singular('genitive')],
    [keys.accusative, singular('accusative')],
    [keys.nominativePlural, plural('nominative')],
    [keys.genitivePlural, plural('genitive')],
  ];
  const pattern = accent === undefined ? undefined : nounPatterns.get(accent);
  const faults = accent !== undefined && !pattern ? [`unknown accent pattern ${accent}`] : [];
  for (const [key, cell] of all) {
    if (key === undefined) continue;
    const side = isOnEnding(key, cell) ? 'ending' : 'stem';
    if (pattern && !isNeutral(key, cell, text) && pattern(cell) !== side) {
      faults.push(`${key} is stressed on its ${side}, which is not pattern ${accent}`);
    }
    const form = formAt(table, cell.row, cell.isPlural ? 'plural' : 'singular');
    if (form !== undefined && plainOf(key).replaceAll('ё', 'е') !== form.replaceAll('ё', 'е')) {
      faults.push(`key form ${key} is ${form} in the table`);
    }
  }
  return faults;
}
