import { MPEGDecoder } from 'mpg123-decoder';
import { writeOnnxModel, type Constant, type Operation } from './write-onnx-model.ts';

/** Samples of a tone at a length of 1: a quarter of a second would be too slow for tests. */
const toneSamples = 2048;
const samplesPerSecond = 22_050;
/** Cycles of a tone in `toneSamples`: apart enough to survive MP3, and below half the sample rate. */
const firstCycles = 20;
const cyclesPerId = 12;
/** How many cycles the second speaker is above the first. */
const cyclesPerSpeaker = 6;

/** The characters of IPA that the voice knows, with the marks of Piper. */
const characters = Array.from("_^$ aeioksmlpɪˈ,.?!'");

const idMap = new Map(characters.map((character, id) => [character, id]));

/** What a recording of the tiny voice was made from. */
export interface TinySound {
  /** The characters, `_`, `^` and `$`, in order. */
  heard: string;
  speaker: number;
}

const scalar = (name: string, value: number): Constant => ({
  name,
  type: 'float',
  shape: [],
  values: [value],
});
const list = (name: string, ...values: number[]): Constant => ({
  name,
  type: 'int64',
  shape: [values.length],
  values,
});
const operation = (
  type: string,
  inputs: string[],
  output: string,
  attributes: Record<string, number> = {},
): Operation => ({ type, inputs, output, attributes });

const toFloat = { to: 1 };

/**
 * A model with the inputs and the output of Piper's, whose weights are written by hand: each id is a
 * tone of its own, as long as the scale of length says, and higher for the second of two speakers. So
 * what the model was given can be read from the sound.
 */
export function buildTinyVoice({ speakers = 1 } = {}): { model: Buffer; config: Buffer } {
  const hasSpeakers = speakers > 1;
  const operations = [
    operation('Slice', ['input', 'from', 'input_lengths', 'axis'], 'ids'),
    operation('Cast', ['ids'], 'floatIds', toFloat),
    operation('Mul', ['floatIds', 'perId'], 'scaled'),
    operation('Add', ['scaled', 'first'], hasSpeakers ? 'ofFirst' : 'cycles'),
    ...(hasSpeakers
      ? [
          operation('Cast', ['sid'], 'floatSpeaker', toFloat),
          operation('Mul', ['floatSpeaker', 'perSpeaker'], 'higher'),
          operation('Add', ['ofFirst', 'higher'], 'cycles'),
        ]
      : []),
    operation('Mul', ['cycles', 'angle'], 'angleRow'),
    operation('Reshape', ['angleRow', 'column'], 'angles'),
    operation('Gather', ['scales', 'second'], 'lengthScale', { axis: 0 }),
    operation('Mul', ['lengthScale', 'length'], 'toneLength'),
    operation('Range', ['zero', 'toneLength', 'one'], 'time'),
    operation('Mul', ['angles', 'time'], 'phases'),
    operation('Sin', ['phases'], 'tones'),
    operation('Mul', ['tones', 'half'], 'quieter'),
    operation('Reshape', ['quieter', 'audioShape'], 'output'),
  ];
  const constants = [
    list('from', 0),
    list('axis', 1),
    list('column', -1, 1),
    list('audioShape', 1, 1, 1, -1),
    { ...list('second', 1), shape: [] },
    scalar('perId', cyclesPerId),
    scalar('first', firstCycles),
    scalar('perSpeaker', cyclesPerSpeaker),
    scalar('angle', (2 * Math.PI) / toneSamples),
    scalar('length', toneSamples),
    scalar('zero', 0),
    scalar('one', 1),
    scalar('half', 0.5),
  ];
  const model = writeOnnxModel({
    operations,
    constants,
    inputs: [
      { name: 'input', type: 'int64', shape: ['batch', 'phonemes'] },
      { name: 'input_lengths', type: 'int64', shape: ['batch'] },
      { name: 'scales', type: 'float', shape: [3] },
      ...(hasSpeakers ? [{ name: 'sid', type: 'int64' as const, shape: ['batch'] }] : []),
    ],
    output: { name: 'output', type: 'float', shape: ['batch', 'time', 'one', 'samples'] },
  });
  return { model, config: buildConfig({ speakers }) };
}

/** A voice's `.onnx.json`. */
export function buildConfig({ speakers = 1, length = 1 } = {}): Buffer {
  const config = {
    audio: { sample_rate: samplesPerSecond, quality: 'tiny' },
    espeak: { voice: 'es-419' },
    inference: { noise_scale: 0.667, length_scale: length, noise_w: 0.8 },
    num_speakers: speakers,
    phoneme_id_map: Object.fromEntries([...idMap].map(([character, id]) => [character, [id]])),
  };
  return Buffer.from(JSON.stringify(config));
}

/** How strong a tone of so many cycles is in samples. */
function powerOf(samples: Float32Array, cycles: number): number {
  const step = (2 * Math.PI * cycles) / toneSamples;
  let real = 0;
  let imaginary = 0;
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos(step * index);
    imaginary += sample * Math.sin(step * index);
  }
  return real * real + imaginary * imaginary;
}

/** The strongest tone in a part of a recording. */
function readTone(samples: Float32Array): { character: string; speaker: number } {
  const tones = characters.flatMap((character, id) =>
    [0, 1].map((speaker) => ({
      character,
      speaker,
      power: powerOf(samples, firstCycles + id * cyclesPerId + speaker * cyclesPerSpeaker),
    })),
  );
  return tones.reduce((best, tone) => (tone.power > best.power ? tone : best));
}

/** Decodes a recording of the tiny voice, and hears what it was made from. */
export async function hearTinyVoice(mp3: Uint8Array, length = 1): Promise<TinySound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData } = decoder.decode(mp3);
  decoder.free();
  const samples = channelData[0] ?? new Float32Array();
  // The encoder puts silence before the sound.
  const start = samples.findIndex((sample) => Math.abs(sample) > 0.3);
  const size = Math.round(toneSamples * length);
  const tones = [];
  for (let place = start; place + size * 0.8 < samples.length; place += size) {
    const middle = samples.subarray(place + size * 0.2, place + size * 0.8);
    if (middle.every((sample) => Math.abs(sample) < 0.05)) break;
    tones.push(readTone(middle));
  }
  const heard = tones.map(({ character }) => character).join('');
  return { heard, speaker: tones[0]?.speaker ?? -1 };
}
