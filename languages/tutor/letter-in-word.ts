type Native = 'en' | 'es' | 'ru' | 'tr';

/** How a letter sounds in some words: those with a spelling, if their transcription agrees. */
export interface LetterInWord {
  letters: readonly string[];
  /** Spelling of the words. */
  word: RegExp;
  /** Their transcription. */
  ipa: RegExp;
  /** How a question may name the letter without writing it: "the two dots". */
  named?: RegExp;
  /** By native language; `word` is marked. */
  says: Partial<Record<Native, (word: string) => string>>;
}
