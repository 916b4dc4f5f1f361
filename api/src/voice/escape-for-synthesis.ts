import { normalizeText } from './normalize-text.ts';

/**
 * Escapes text so that eSpeak NG reads it literally. Its synthesis interprets SSML tags, entities and
 * `[[phonemes]]` (a `<break time="20s"/>` is twenty seconds of silence), and control characters.
 */
export function escapeForSynthesis(text: string): string {
  return normalizeText(text)
    .replaceAll(/\[(?=\[)/g, '[ ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
