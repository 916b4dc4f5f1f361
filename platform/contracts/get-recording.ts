import { z } from 'zod/mini';
import { defineCall } from './call.ts';

/** With what the names of recordings by people begin. */
export const humanRecordingPrefix = 'human-';

/** Whether a recording, by its name, was made by a person. */
export function isHumanRecording(recording: string | undefined): boolean {
  return recording?.startsWith(humanRecordingPrefix) === true;
}

/**
 * A recording of a word or sentence of the bank. Its address, the field `recording` in responses,
 * changes with the text, the language and the engine, so the content at an address never changes.
 * Supports `Range`.
 */
export const getRecording = defineCall({
  id: 'getRecording',
  tag: 'Words',
  summary: 'Recording of a word or sentence of the bank as MP3, at an immutable address',
  method: 'GET',
  path: '/voice/recordings/{recording}',
  authentication: 'none',
  params: z.object({
    recording: z
      .string()
      .check(
        z.regex(
          /^(?:human-)?[0-9a-f]{32}\.mp3$/,
          'recording must be 32 hexadecimal digits and .mp3, perhaps after human-',
        ),
      ),
  }),
  response: 'audio',
  errors: ['recording_unknown', 'too_many_attempts', 'voice_unavailable'],
});
