import type { LanguageCode } from '@topwords/platform/contracts';
import type { IpaFile } from './ipa-file.ts';

/** A text of one of the languages that are taught. */
interface SpokenText {
  text: string;
  language: LanguageCode;
}

/** The IPA of a text, without slashes; null when nothing gives it. */
export type Pronounce = (asked: SpokenText) => Promise<string | null>;

/** The IPA of a word of the bank if it is at hand, else null. */
export type FindIpa = (word: SpokenText) => string | null;

/** The one place where the IPA of words comes from. */
export interface WordIpa {
  findIpa: FindIpa;
  /** Asks an engine for what is not at hand, such as an inflected form. */
  pronounce: Pronounce;
}

/** Takes IPA from what the build made, and from an engine what is not there. */
export function createWordIpa({ ipa }: IpaFile, engine: Pronounce): WordIpa {
  const findIpa: FindIpa = ({ text, language }) =>
    Object.hasOwn(ipa[language], text) ? (ipa[language][text] ?? null) : null;
  return {
    findIpa,
    async pronounce(asked) {
      return findIpa(asked) ?? engine(asked);
    },
  };
}
