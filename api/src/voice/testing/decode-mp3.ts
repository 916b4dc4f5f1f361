import { MPEGDecoder } from 'mpg123-decoder';

/** The length of an MP3, and its loudness as the root mean square of its samples (0–1). */
export async function decodeMp3(mp3: Uint8Array): Promise<{ seconds: number; loudness: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(mp3);
    if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('; '));
    const samples = channelData[0] ?? new Float32Array();
    const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
    return { seconds: samplesDecoded / sampleRate, loudness: Math.sqrt(energy / samples.length) };
  } finally {
    decoder.free();
  }
}
