import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Detector } from './detection/detector.ts';

/** The language of a text; null when it cannot be detected. */
export async function detectLanguage(
  detector: Detector,
  { text }: { text: string },
): Promise<{ language: TranslatorLanguage | null }> {
  return { language: await detector.detect(text) };
}
