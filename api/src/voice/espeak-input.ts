import { normalizeText } from './normalize-text.ts';

/**
 * Text that eSpeak NG reads literally. Its synthesis takes SSML tags, entities and `[[phonemes]]` for
 * commands (a `<break time="20s"/>` is twenty seconds of silence) and control characters for others.
 */
export function escapeForSynthesis(text: string): string {
  return breakPhonemeBrackets(normalizeText(text))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Text for eSpeak NG's transcription, which knows no markup but the phoneme brackets. */
export function escapeForTranscription(text: string): string {
  return breakPhonemeBrackets(normalizeText(text));
}

function breakPhonemeBrackets(text: string): string {
  return text.replaceAll(/\[(?=\[)/g, '[ ');
}
