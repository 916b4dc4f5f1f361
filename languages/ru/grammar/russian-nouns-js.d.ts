declare module 'russian-nouns-js' {
  interface Lemma {
    readonly text: string;
  }

  interface LemmaOptions {
    text: string;
    gender: string;
    animate?: boolean;
  }

  /** Declines nouns; a plural is declined from its nominative. */
  class Engine {
    decline(lemma: Lemma, grammaticalCase: string, pluralForm?: string): string[];
    pluralize(lemma: Lemma): string[];
  }

  const RussianNouns: {
    Engine: typeof Engine;
    /** Nominative, genitive, dative, accusative, instrumental, prepositional, locative. */
    CASES: readonly string[];
    Gender: Record<'MASCULINE' | 'FEMININE' | 'NEUTER' | 'COMMON', string>;
    createLemma(options: LemmaOptions): Lemma;
  };
  export default RussianNouns;
}
