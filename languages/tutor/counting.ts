/** How a language counts things, for numbers whose form is certain. */
export interface Counting {
  /** Numerals from 2 to 20, space-separated; of two genders, `masculine/feminine`. */
  numerals: string;
  /** The place of the noun's form in its tables; undefined for the headword itself. */
  placeOf: (number: number) => { row: string; column?: 'singular' | 'plural' } | undefined;
  /** Nouns for which this is not so; their forms after numerals are listed, or not known. */
  exceptions?: Readonly<Record<string, (number: number) => string | undefined>>;
  /** Nouns that are inflected like adjectives and follow other rules. */
  excluded?: RegExp;
}
