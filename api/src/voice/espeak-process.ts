/**
 * The process that runs eSpeak NG. It only exchanges messages with its parent, which isolates both the
 * program's licence (GPL-3.0) and the effects of hostile texts. Its only argument is the module to load.
 */
import type { EspeakAnswer, EspeakQuestion } from './espeak-messages.ts';
import { encodeMp3, trimSilence } from './mp3.ts';
import { readTrace, type SpeechEvent } from './read-trace.ts';
import { liveAsLongAsParent, reportToParent as report } from './parent-process.ts';
import type { FailureAnswer } from './voice-child.ts';

/** The part of the module that is used here; it ships no types. */
interface Synthesizer {
  /** Returns 0, or an error for an unknown voice. */
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  get_samplerate(): number;
  /** Passes samples piece by piece; a callback that returns true stops it. */
  synthesize(
    text: string,
    onSamples: (samples: Int16Array<ArrayBuffer> | null, events?: SpeechEvent[]) => boolean,
  ): void;
}

interface SynthesizerModule {
  default: () => Promise<{ eSpeakNGWorker: new () => Synthesizer | Promise<Synthesizer> }>;
}

/** Slower than eSpeak NG's own 175, so that learners can follow. */
const wordsPerMinute = 145;
const longestSpeechSeconds = 120;

async function loadSynthesizer(moduleName: string): Promise<Synthesizer> {
  const { default: initialize }: SynthesizerModule = await import(moduleName);
  const { eSpeakNGWorker } = await initialize();
  return await new eSpeakNGWorker();
}

async function recordSpeech(synthesizer: Synthesizer, input: string): Promise<Int16Array> {
  const limit = longestSpeechSeconds * synthesizer.get_samplerate();
  const pieces: Int16Array<ArrayBuffer>[] = [];
  let length = 0;
  synthesizer.synthesize(input, (samples) => {
    if (samples !== null) {
      pieces.push(samples);
      length += samples.length;
    }
    return length > limit;
  });
  return new Int16Array(await new Blob(pieces).arrayBuffer());
}

function traceSpeech(synthesizer: Synthesizer, input: string): string[] {
  const limit = longestSpeechSeconds * synthesizer.get_samplerate();
  const events: SpeechEvent[] = [];
  let length = 0;
  synthesizer.synthesize(input, (samples, more = []) => {
    events.push(...more.filter(({ type }) => ['word', 'phoneme', 'end'].includes(type)));
    length += samples?.length ?? 0;
    return length > limit;
  });
  return readTrace(input, events);
}

/** Selects a voice unless it is already selected: selecting takes as long as a short word. */
function createVoiceChoice(synthesizer: Synthesizer): (voice: string) => boolean {
  let chosen: string | undefined;
  return (voice) => {
    if (voice !== chosen) {
      chosen = undefined;
      if (synthesizer.set_voice(voice) !== 0) return false;
      synthesizer.set_rate(wordsPerMinute);
      chosen = voice;
    }
    return true;
  };
}

async function answer(
  synthesizer: Synthesizer,
  choose: ReturnType<typeof createVoiceChoice>,
  { input, voice, wants }: EspeakQuestion,
): Promise<EspeakAnswer | FailureAnswer> {
  if (!choose(voice)) return { kind: 'failure', detail: `No voice ${voice}` };
  if (wants === 'trace') return { kind: 'trace', sentences: traceSpeech(synthesizer, input) };
  const samples = await recordSpeech(synthesizer, input);
  const recording = trimSilence({ samples, samplesPerSecond: synthesizer.get_samplerate() });
  return { kind: 'speech', mp3: await encodeMp3(recording) };
}

async function serve(moduleName: string): Promise<void> {
  let synthesizer: Synthesizer;
  try {
    synthesizer = await loadSynthesizer(moduleName);
  } catch (error) {
    report({ kind: 'missing', detail: String(error) }, () => process.disconnect());
    return;
  }
  const choose = createVoiceChoice(synthesizer);
  process.on('message', (request: EspeakQuestion) => {
    answer(synthesizer, choose, request).then(
      (reply) => report(reply),
      (error: unknown) => report({ kind: 'failure', detail: String(error) }),
    );
  });
  report({ kind: 'ready' });
}

liveAsLongAsParent();
await serve(process.argv[2] ?? '');
