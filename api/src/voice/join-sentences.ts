const pauseSeconds = 0.2;
/** The loudest sample of a text, of 32767: models differ much in loudness. */
const peakAmplitude = 28_000;
/** Quieter than this, of 1, is noise and is not made louder. */
const quietPeak = 0.01;

/**
 * Joins the sentences of a neural voice with pauses, as 16-bit samples of an even loudness.
 * @param sentences samples from -1 to 1
 * @throws if a sample is not a number, as a broken model returns
 */
export function joinSentences(
  sentences: readonly Float32Array[],
  samplesPerSecond: number,
): Int16Array {
  const pause = Math.round(pauseSeconds * samplesPerSecond);
  const pauses = pause * Math.max(0, sentences.length - 1);
  const length = sentences.reduce((sum, samples) => sum + samples.length, pauses);
  const peak = sentences.reduce(
    (highest, samples) => Math.max(highest, peakOf(samples)),
    quietPeak,
  );
  if (!Number.isFinite(peak)) throw new Error('The model returned a sample that is no number');
  const joined = new Int16Array(length);
  let place = 0;
  for (const samples of sentences) {
    for (const [index, sample] of samples.entries()) {
      joined[place + index] = Math.round((sample / peak) * peakAmplitude);
    }
    place += samples.length + pause;
  }
  return joined;
}

/** NaN if one of the samples is. */
function peakOf(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}
