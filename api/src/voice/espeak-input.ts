import { normalizeText } from './normalize-text.ts';

/**
 * Escapes text so that eSpeak NG reads it literally. Its synthesis interprets SSML tags, entities and
 * `[[phonemes]]` (a `<break time="20s"/>` is twenty seconds of silence), and control characters.
 */
export function escapeForSynthesis(text: string): string {
  return escapeForTranscription(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes text for eSpeak NG's transcription, whose only markup are phoneme brackets. */
export function escapeForTranscription(text: string): string {
  return normalizeText(text).replaceAll(/\[(?=\[)/g, '[ ');
}
