import { allSound } from '@topwords/languages/sound';
import type { LexiconEntry } from './lexicon.ts';

/**
 * The IPA of a headword by variety of its language (`en-US`), without slashes: what authors wrote, or
 * what follows from the spelling and the stress that they wrote. Empty where it cannot be known.
 */
export function ipaOf({ language, text, lexeme }: LexiconEntry): Record<string, string> {
  const { varieties, ipaOf: transcribe } = allSound[language];
  const { stress, said, ipa } = lexeme;
  const word = {
    text,
    ...(stress !== undefined && { stressed: stress }),
    ...(said !== undefined && { say: said }),
    ...(ipa && { ipa }),
  };
  return Object.fromEntries(
    varieties.flatMap((variety) => {
      const transcription = transcribe(word, variety);
      return transcription === undefined ? [] : [[variety, transcription]];
    }),
  );
}
