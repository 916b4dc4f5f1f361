import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { adjectiveFaults } from './adjective-faults.ts';
import { nounFaults } from './noun-faults.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { hasThirdPlural, isAdjectivalNoun } from './table-forms.ts';
import { verbFaults } from './verb-faults.ts';
import { plainOf, stressedPlace } from './vowel-stress.ts';

/** Whether each word of a text has one stress; clitics and words of one syllable need no mark. */
function hasOneStress(text: string): boolean {
  return text.split(/[ -]/u).every((word) => stressedPlace(word) !== undefined || word.length <= 2);
}

function spellingFaults({ text, stressed, keyForms = [] }: StressedWord): string[] {
  const isPhrase = /[ -]/u.test(text);
  const marks = [...(isPhrase ? [] : [stressed ?? text]), ...keyForms].filter(
    (form) => !hasOneStress(form),
  );
  const faults = marks.map((form) => `${form} needs one stress mark`);
  if (stressed !== undefined && plainOf(stressed) !== text) {
    faults.push(`the stressed ${stressed} is not ${text}`);
  }
  return faults;
}

function personFaults(word: StressedWord, tables: readonly ParadigmTable[]): string[] {
  const persons = tables.filter(({ name }) => name === 'present' || name === 'future');
  const isAnywhere = persons.some((table) => hasThirdPlural(word, table));
  const form = word.keyForms?.[1];
  return persons.length === 0 || isAnywhere ? [] : [`key form ${form} is not in the table`];
}

/**
 * Contradictions in what an author says about a word's stress: a missing mark, a key form that is not
 * of the accent pattern, or one that is not in the table. `tables` are those of its part of speech;
 * where it has several of one name (homographs), a key form may be in any.
 */
export function stressFaults(word: StressedWord, tables: readonly ParadigmTable[]): string[] {
  const own = tables.filter(({ pos }) => pos === word.pos);
  const faults = spellingFaults(word);
  if (word.pos === 'verb') return [...faults, ...verbFaults(word), ...personFaults(word, own)];
  if (word.pos === 'adjective') return [...faults, ...adjectiveFaults(word)];
  if (word.pos !== 'noun') return faults;
  const ofTables = own
    .filter(({ name }) => name === 'declension')
    .filter((table) => !isAdjectivalNoun(word.text, table))
    .map((table) => nounFaults(word, table));
  const fewest = ofTables.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return [...faults, ...fewest];
}
