/**
 * One spelling for texts that sound alike, so that they share one recording: composed (NFC), without
 * control characters or broken surrogates, spaces collapsed and trimmed.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFD]/gu, ' ')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
