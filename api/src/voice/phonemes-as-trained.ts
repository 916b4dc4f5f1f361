import { allSound } from '@topwords/languages/sound';
import { isLanguageCode } from '@topwords/platform/contracts';
import type { Utterance } from './engine.ts';

const block = /\[\[([^\]]*)\]\]/g;
/** A mnemonic between bars and spaces, after its stress. */
const mnemonic = /(?<=^|[|\s',])[^|\s',]+/g;

/**
 * The phonemes of an utterance as neural voices know them. They were trained on what eSpeak NG writes
 * for the letters of a language, and have never met the other symbols of our finer transcription.
 */
export function phonemesAsTrained({ language, phonemes }: Utterance): string | undefined {
  const trained = isLanguageCode(language) ? allSound[language].trainedAs : undefined;
  if (trained === undefined) return phonemes;
  return phonemes?.replaceAll(
    block,
    (_block, inside: string) =>
      `[[${inside.replaceAll(mnemonic, (one) => trained.get(one) ?? one)}]]`,
  );
}
