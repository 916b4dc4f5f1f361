/** What an author says about the stress of a Russian headword. */
export interface StressedWord {
  text: string;
  pos: string;
  /** With U+0301 after the stressed vowel; may be left out with ё and in words of one syllable. */
  stressed?: string;
  /** Accent pattern of Zaliznyak's dictionary: `d'` of a noun, `c/a` of a verb, `a/c` of an adjective. */
  accent?: string;
  /**
   * Stressed key forms. Of a noun: genitive, accusative if its stress moves, nominative plural,
   * genitive plural; of a verb: first person singular, third person plural, past masculine,
   * feminine, neuter, imperative; of an adjective: short feminine, neuter, plural, comparative. A
   * phrase (в лесу́) is not a key form.
   */
  keyForms?: readonly string[];
  /** The second locative with its preposition, stressed: в лесу́. */
  secondLocative?: string;
}

/** The stress of one form by a rule: a letter's place, and the form as its key form writes ё. */
export interface PlacedForm {
  form: string;
  place: number | undefined;
}
