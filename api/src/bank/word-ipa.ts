import type { LanguageCode } from '@topwords/platform/contracts';
import type { IpaFile } from './ipa-file.ts';

/** A text in one of the taught languages. */
interface SpokenText {
  text: string;
  language: LanguageCode;
}

/** The IPA of a text, without slashes; null when there is none. */
export type Pronounce = (spoken: SpokenText) => Promise<string | null>;

/** The IPA of a word of the bank if the build made it, else null. */
export type FindIpa = (word: SpokenText) => string | null;

/** The single source of IPA. */
export interface WordIpa {
  findIpa: FindIpa;
  /** Asks an engine for IPA that the build did not make, such as that of an inflected form. */
  pronounce: Pronounce;
}

/** Takes IPA from the build, and the rest from an engine. */
export function createWordIpa({ ipa }: IpaFile, engine: Pronounce): WordIpa {
  const findIpa: FindIpa = ({ text, language }) =>
    Object.hasOwn(ipa[language], text) ? (ipa[language][text] ?? null) : null;
  return {
    findIpa,
    async pronounce(spoken) {
      return findIpa(spoken) ?? engine(spoken);
    },
  };
}
