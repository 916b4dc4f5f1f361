import type { RowLabel } from '../paradigms/labels.ts';
import type { ParadigmTable } from '../paradigms/paradigm-table.ts';

/** What an author says about the stress of a headword of a language with free stress. */
export interface StressedWord {
  text: string;
  pos: string;
  /** With U+0301 after the stressed vowel; may be left out with ё and in words of one syllable. */
  stressed?: string;
  /**
   * Russian accent pattern of Zaliznyak's dictionary: `d'` of a noun, `c/a` of a verb, `a/c` of an
   * adjective.
   */
  accent?: string;
  /**
   * Stressed key forms. Of a Russian noun: genitive, accusative if its stress moves, nominative
   * plural, genitive plural; of a verb: first person singular, third person plural, past masculine,
   * feminine, neuter, imperative; of an adjective: short feminine, neuter, plural, comparative. A
   * phrase (в лесу́) is not a key form; an empty one does not exist.
   */
  keyForms?: readonly string[];
  /** The second locative with its preposition, stressed: в лесу́. */
  secondLocative?: string;
}

/** The stressed forms of a table's cells, in the order of their forms; null where it has no cell. */
export interface StressedTable {
  name: ParadigmTable['name'];
  pos: string;
  /** Undefined where the stress of a form is not certain. */
  rows: { label: RowLabel; cells: ((string | undefined)[] | null)[] }[];
}

/** Stress of the forms of words, for languages whose spelling does not show it. */
export interface StressRules {
  tablesOf: (word: StressedWord, tables: readonly ParadigmTable[]) => StressedTable[];
  /** Contradictions between what the author says and the tables. */
  faultsOf: (word: StressedWord, tables: readonly ParadigmTable[]) => string[];
  secondLocativeOf: (word: StressedWord) => string | undefined;
}
