import { resample } from './resample.ts';

const tone = (cyclesPerSecond: number, samplesPerSecond: number) =>
  Float32Array.from({ length: samplesPerSecond / 10 }, (_, index) =>
    Math.sin((2 * Math.PI * cyclesPerSecond * index) / samplesPerSecond),
  );

/** The loudest sample, without the ends, where the filter has less to go on. */
const loudest = (samples: Float32Array) => Math.max(...samples.slice(50, -50).map(Math.abs));

test('a tone stays the same tone', () => {
  const resampled = resample(tone(440, 22_050), 22_050, 16_000);
  const wanted = tone(440, 16_000);
  expect(resampled).toHaveLength(wanted.length);
  const differences = resampled.map((sample, index) => sample - (wanted[index] ?? 0));
  expect(loudest(differences)).toBeLessThan(0.01);
});

test('a tone that is too high for the new rate is left out, rather than heard as another', () => {
  const high = tone(9500, 22_050);
  expect(loudest(high)).toBeGreaterThan(0.9);
  expect(loudest(resample(high, 22_050, 16_000))).toBeLessThan(0.05);
});
