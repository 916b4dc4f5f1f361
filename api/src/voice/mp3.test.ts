import { encodeMp3, looksLikeMp3, trimSilence } from './mp3.ts';
import { decodeMp3 } from './testing/decode-mp3.ts';
import { toneMp3 } from './testing/tone-mp3.ts';

const samplesPerSecond = 22_050;

function recording(...parts: [seconds: number, amplitude: number][]) {
  const samples = parts.flatMap(([seconds, amplitude]) =>
    Array.from({ length: seconds * samplesPerSecond }, () => amplitude),
  );
  return { samples: Int16Array.from(samples), samplesPerSecond };
}

test('an encoded tone decodes to its length and loudness', async () => {
  const { seconds, loudness } = await decodeMp3(await toneMp3(1));
  expect(seconds).toBeCloseTo(1, 0);
  expect(loudness).toBeGreaterThan(0.2);
});

test('long silence at both ends is cut to a short pause', () => {
  const { samples } = trimSilence(recording([1, 5], [0.5, 9000], [2, -5]));
  expect(samples.length / samplesPerSecond).toBeCloseTo(0.62, 2);
});

test('pauses within and short silence at the ends stay', () => {
  const spoken = recording([0.02, 0], [0.2, 9000], [1, 0], [0.2, 9000], [0.02, 0]);
  expect(trimSilence(spoken).samples.length).toBe(spoken.samples.length);
});

test('silence is encoded as zero bytes', async () => {
  const mp3 = await encodeMp3(trimSilence(recording([1, 3])));
  expect(mp3.length).toBe(0);
});

test.each([
  ['MPEG audio', [0xff, 0xf3, 0x64], true],
  ['an ID3 tag', [0x49, 0x44, 0x33], true],
  ['a WAV file', [0x52, 0x49, 0x46], false],
  ['AAC', [0xff, 0xf1, 0x50], false],
  ['JSON', [0x7b, 0x22, 0x65], false],
  ['nothing', [], false],
])('%s is recognized by its first bytes', (_, bytes, isMp3) => {
  expect(looksLikeMp3(Uint8Array.from(bytes))).toBe(isMp3);
});

test('recordings encoded in parallel equal those encoded one by one', async () => {
  const alone = [await toneMp3(0.4, 300), await toneMp3(0.6, 500), await toneMp3(0.4, 300)];
  const together = await Promise.all([toneMp3(0.4, 300), toneMp3(0.6, 500), toneMp3(0.4, 300)]);
  expect(together.map((mp3) => Buffer.from(mp3).toString('base64'))).toEqual(
    alone.map((mp3) => Buffer.from(mp3).toString('base64')),
  );
  expect(alone[0]).toEqual(alone[2]);
});
