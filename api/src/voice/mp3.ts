import { createMp3Encoder } from 'wasm-media-encoders';

/** Below this amplitude (of 32767) a sample counts as silence. */
const silenceAmplitude = 200;
const keptSilenceSeconds = 0.06;
const kilobitsPerSecond = 64;

/** Signed 16-bit mono samples. */
export interface Recording {
  samples: Int16Array;
  samplesPerSecond: number;
}

/** Cuts silence at both ends down to a short pause. A silent recording becomes an empty one. */
export function trimSilence({ samples, samplesPerSecond }: Recording): Recording {
  const first = samples.findIndex(isAudible);
  if (first === -1) return { samples: new Int16Array(), samplesPerSecond };
  const last = samples.findLastIndex(isAudible);
  const kept = Math.round(keptSilenceSeconds * samplesPerSecond);
  return {
    samples: samples.slice(Math.max(0, first - kept), last + 1 + kept),
    samplesPerSecond,
  };
}

function isAudible(sample: number): boolean {
  return Math.abs(sample) > silenceAmplitude;
}

let sharedEncoder: ReturnType<typeof createMp3Encoder> | undefined;

/** Encodes a recording as constant-bitrate mono MP3 at its own sample rate; an empty one gives no bytes. */
export async function encodeMp3({ samples, samplesPerSecond }: Recording): Promise<Uint8Array> {
  if (samples.length === 0) return new Uint8Array();
  sharedEncoder ??= createMp3Encoder();
  const encoder = await sharedEncoder;
  // Synchronous from here on, so that recordings do not mix in the shared encoder.
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate: kilobitsPerSecond });
  const frames = encoder.encode([Float32Array.from(samples, (sample) => sample / 32_768)]).slice();
  return Buffer.concat([frames, encoder.finalize()]);
}

/** Whether bytes begin like MP3: with an ID3 tag or the sync word of an MPEG layer III frame. */
export function looksLikeMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const taggedWithId3 = first === 0x49 && second === 0x44 && third === 0x33;
  return taggedWithId3 || (first === 0xff && (second & 0xe6) === 0xe2);
}
