/** IPA of an English word as its author wrote it, without slashes. */
export interface AuthoredIpa {
  gb: string;
  /** Left out when it is the same as `gb`. */
  us?: string;
  /** The weak form of a function word. */
  weak?: string;
}

/** A headword or form with everything its author said about its sound. */
export interface SoundWord {
  /** A word or a phrase. */
  text: string;
  /** Russian: with U+0301 after each stressed vowel. */
  stressed?: string;
  /** A respelling, for a word that does not sound as it is spelled. */
  say?: string;
  ipa?: AuthoredIpa;
}

/** How a language sounds: used for transcriptions and for the voice. */
export interface Sound {
  /** BCP 47 tags of its varieties, the default one first. */
  varieties: readonly [string, ...string[]];
  /** The eSpeak NG voice of each variety. */
  voices: ReadonlyMap<string, string>;
  /** IPA without slashes; undefined when it cannot be known. Unknown varieties get the default. */
  ipaOf: (word: SoundWord, variety: string) => string | undefined;
  /**
   * eSpeak NG mnemonics of such IPA, to be spoken as `[[…]]` by the variety's voice; undefined if
   * the voice has no phoneme for a symbol.
   */
  phonemesOf: (ipa: string, variety: string) => string | undefined;
  /**
   * For neural voices: the mnemonic that eSpeak NG itself uses for the letters of the language, by
   * one of `phonemesOf` that it never uses for them. Left out if there are none.
   */
  trainedAs?: ReadonlyMap<string, string>;
}
