import { encodeMp3 } from '../mp3.ts';

/** A real MP3 with a tone. */
export function toneMp3(seconds = 0.5, hertz = 440): Promise<Uint8Array> {
  const samplesPerSecond = 22_050;
  const samples = Int16Array.from(
    { length: seconds * samplesPerSecond },
    (_, index) => Math.sin((2 * Math.PI * hertz * index) / samplesPerSecond) * 12_000,
  );
  return encodeMp3({ samples, samplesPerSecond });
}
