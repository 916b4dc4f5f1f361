import { regionOfVoice } from './device-voices.ts';

/**
 * Voices that are never chosen automatically: eSpeak is what TopWords’ own voice is, and Apple's
 * synthetic and novelty voices are understood no better.
 */
const unfit =
  /espeak|^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|princess|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;

/** `es-MX` stands for all of Latin America: there any other region is nearer than Spain. */
const farFrom = new Map([['es-MX', 'ES']]);

/** How far a voice is from a variety, from 0. */
function distance(voice: SpeechSynthesisVoice, variety: string | undefined): number {
  if (variety === undefined) return 0;
  const region = regionOfVoice(voice);
  if (variety.endsWith(`-${region}`)) return 0;
  return region !== undefined && region === farFrom.get(variety) ? 2 : 1;
}

/**
 * Returns the voice that speaks automatically: of the variety that is nearest, of those one that
 * works offline, of those the device's default. Undefined when none would be better understood than
 * TopWords’ own.
 * @param voices of one language
 * @param variety a language tag such as `es-MX`; undefined for a language without varieties
 */
export function bestDeviceVoice(
  voices: readonly SpeechSynthesisVoice[],
  variety: string | undefined,
): SpeechSynthesisVoice | undefined {
  const fit = voices.filter(({ name, voiceURI }) => !unfit.test(name) && !unfit.test(voiceURI));
  return fit.toSorted(
    (one, other) =>
      distance(one, variety) - distance(other, variety) ||
      Number(other.localService) - Number(one.localService) ||
      Number(other.default) - Number(one.default),
  )[0];
}
