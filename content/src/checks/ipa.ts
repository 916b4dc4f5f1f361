import { allSound } from '@topwords/languages/sound';
import { languageCodes } from '@topwords/languages/identity';
import { ipaOf } from '../lexicon/ipa-of.ts';
import type { Check } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

const vowels = /[aeiouyæɐɑɒəɚɛɜɝɤɨɪɔøœɵʉʊʌɯ]+/gu;

/**
 * What is wrong with a transcription: a word of two syllables or more shows its stress, and a voice
 * can say each sound.
 */
function faultsOf(text: string, ipa: string, canSay: boolean): string[] {
  // A phrase of function words has none: como si, из-за.
  const mayLackStress = /[ -]/u.test(text);
  const syllables = ipa.replaceAll('.', '').match(vowels)?.length ?? 0;
  return [
    ...(syllables > 1 && !mayLackStress && !ipa.includes('ˈ') ? [`/${ipa}/ shows no stress`] : []),
    ...(canSay ? [] : [`no voice can say /${ipa}/`]),
  ];
}

/** Every headword has its IPA in every variety of its language, with its stress. */
export const checkIpa: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) => {
    const { varieties, phonemesOf } = allSound[language];
    return [...lexicon[language].values()].flatMap((entry) => {
      const transcriptions = ipaOf(entry);
      return varieties
        .flatMap((variety) => {
          const ipa = transcriptions[variety];
          if (ipa === undefined) return [`has no IPA of ${variety}`];
          return faultsOf(entry.text, ipa, phonemesOf(ipa, variety) !== undefined);
        })
        .map((detail) => faultOfLexeme(entry.located, 'ipa', { language, detail }));
    });
  });
