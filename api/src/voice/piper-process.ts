/**
 * The process that runs one neural voice. Its arguments are the package that runs models, the file
 * of the model and its SHA-256. It only exchanges messages with its parent. If a broken model
 * corrupts its memory, only this process is affected.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { encodeMp3, trimSilence } from './mp3.ts';
import { liveAsLongAsParent, reportToParent } from './parent-process.ts';
import type { PiperQuestion } from './piper-messages.ts';
import { joinSentences } from './join-sentences.ts';

/** The part of ONNX Runtime that is used here; both of its packages have it. */
interface Runtime {
  env: { wasm: { numThreads?: number }; logLevel?: string };
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
  Tensor: new (type: string, values: BigInt64Array | Float32Array, shape: number[]) => object;
}

interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(inputs: Record<string, object>): Promise<Record<string, { data: unknown }>>;
}

/** One thread, and no memory kept for later: several voices share a machine with everything else. */
const sessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  logSeverityLevel: 3,
};

const requiredInputs = ['input', 'input_lengths', 'scales'];

async function loadVoice(runtimeName: string, modelFile: string, sha256: string) {
  const model = await readFile(modelFile);
  if (hash('sha256', model, 'hex') !== sha256) throw new Error('The file of the model has changed');
  const runtime: Runtime = await import(runtimeName);
  runtime.env.logLevel = 'error';
  runtime.env.wasm.numThreads = 1;
  const session = await runtime.InferenceSession.create(model, sessionOptions);
  const missing = requiredInputs.filter((name) => !session.inputNames.includes(name));
  if (missing.length > 0) throw new Error(`The model has no input ${missing.join(', ')}`);
  return { runtime, session };
}

type LoadedVoice = Awaited<ReturnType<typeof loadVoice>>;

function whole(values: readonly number[]): BigInt64Array {
  return BigInt64Array.from(values, BigInt);
}

async function speakSentence(
  { runtime, session }: LoadedVoice,
  ids: readonly number[],
  { scales, speaker }: PiperQuestion,
): Promise<Float32Array> {
  const { Tensor } = runtime;
  const outputs = await session.run({
    input: new Tensor('int64', whole(ids), [1, ids.length]),
    input_lengths: new Tensor('int64', whole([ids.length]), [1]),
    scales: new Tensor('float32', Float32Array.from(scales), [3]),
    ...(speaker !== undefined && { sid: new Tensor('int64', whole([speaker]), [1]) }),
  });
  const samples = outputs[session.outputNames[0] ?? '']?.data;
  if (!(samples instanceof Float32Array)) throw new Error('The model returned no sound');
  return samples;
}

async function answer(voice: LoadedVoice, question: PiperQuestion): Promise<Uint8Array> {
  const spoken: Float32Array[] = [];
  for (const ids of question.sentences) spoken.push(await speakSentence(voice, ids, question));
  const { samplesPerSecond } = question;
  const samples = joinSentences(spoken, samplesPerSecond);
  return encodeMp3(trimSilence({ samples, samplesPerSecond }));
}

async function serve(...[runtimeName = '', modelFile = '', sha256 = '']: string[]): Promise<void> {
  let voice: LoadedVoice;
  try {
    voice = await loadVoice(runtimeName, modelFile, sha256);
  } catch (error) {
    reportToParent({ kind: 'missing', detail: String(error) }, () => process.disconnect());
    return;
  }
  process.on('message', (question: PiperQuestion) => {
    answer(voice, question).then(
      (mp3) => reportToParent({ kind: 'speech', mp3 }),
      (error: unknown) => reportToParent({ kind: 'failure', detail: String(error) }),
    );
  });
  reportToParent({ kind: 'ready' });
}

liveAsLongAsParent();
await serve(...process.argv.slice(2));
