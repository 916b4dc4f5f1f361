/** Notes of a bank row about a word; only what applies is set. */
export interface WordNote {
  /** `mf` has either gender, `pl` has no singular. */
  gender?: 'm' | 'f' | 'n' | 'mf' | 'pl';
  /** Of a noun that has the same form in every case and number. */
  indeclinable?: true;
  plural?: string;
  past?: string;
  participle?: string;
  present?: string;
  stem?: string;
  aspect?: 'impf' | 'pf' | 'both';
  pair?: string;
  government?: string;
  accusative?: string;
  aorist?: string;
  accepted?: string[];
}
