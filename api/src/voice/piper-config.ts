import { z } from 'zod';

const voiceConfig = z.object({
  audio: z.object({ sample_rate: z.number().int().min(8000).max(48_000) }),
  inference: z.object({
    noise_scale: z.number(),
    length_scale: z.number().positive(),
    noise_w: z.number(),
  }),
  num_speakers: z.number().int().positive().default(1),
  /** The ids of each character of IPA, and of `_` (pause), `^` (begin) and `$` (end). */
  phoneme_id_map: z.record(z.string(), z.array(z.number().int().nonnegative())),
});

/** How a voice's model is used. */
export interface PiperConfig {
  samplesPerSecond: number;
  /** Noise, length, and noise of lengths, as the model takes them. */
  scales: [noise: number, length: number, lengthNoise: number];
  /** Undefined for a model with a single one. */
  speaker: number | undefined;
  phonemeIds: ReadonlyMap<string, readonly number[]>;
}

/** Reads a voice's `.onnx.json`. @throws if it is not one */
export function readPiperConfig(text: string): PiperConfig {
  const { audio, inference, num_speakers, phoneme_id_map } = voiceConfig.parse(JSON.parse(text));
  const { noise_scale, length_scale, noise_w } = inference;
  return {
    samplesPerSecond: audio.sample_rate,
    scales: [noise_scale, length_scale, noise_w],
    speaker: num_speakers > 1 ? 0 : undefined,
    phonemeIds: new Map(Object.entries(phoneme_id_map)),
  };
}
