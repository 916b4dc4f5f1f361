import { MPEGDecoder } from 'mpg123-decoder';

/** The samples of an MP3, from -1 to 1; of the first channel. */
export async function decodeSamples(
  mp3: Uint8Array,
): Promise<{ samples: Float32Array; samplesPerSecond: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3);
    if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('; '));
    return { samples: channelData[0] ?? new Float32Array(), samplesPerSecond: sampleRate };
  } finally {
    decoder.free();
  }
}

/** The length of an MP3, and its loudness as the root mean square of its samples (0–1). */
export async function decodeMp3(mp3: Uint8Array): Promise<{ seconds: number; loudness: number }> {
  const { samples, samplesPerSecond } = await decodeSamples(mp3);
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  return {
    seconds: samples.length / samplesPerSecond,
    loudness: Math.sqrt(energy / samples.length),
  };
}
