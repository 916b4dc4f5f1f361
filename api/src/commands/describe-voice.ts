import { inMegabytes } from '../engines/free-space.ts';
import {
  voiceParts,
  type PublishedVoice,
  type VoiceRegistry,
} from '../engines/voices/voice-registry.ts';
import { sum } from './list-engines.ts';

/** What an operator reads before a voice is installed: its card, its licence, and what we know besides. */
export function describeVoice(
  voice: PublishedVoice,
  { publisher, page, terms }: VoiceRegistry,
): string[] {
  const bytes = sum(voiceParts.map((part) => voice.files[part].expected.bytes));
  return [
    `${voice.name}: speaks ${voice.variety}, ${inMegabytes(bytes)} to download`,
    ...voice.card.trimEnd().split('\n'),
    '',
    `Its recordings are under: ${voice.licence}`,
    ...voice.notes,
    `Its publisher (${publisher}, ${page}) says of all voices: “${terms}”`,
    'We have neither heard this voice nor checked its licence. You are responsible for your use of it.',
  ];
}
