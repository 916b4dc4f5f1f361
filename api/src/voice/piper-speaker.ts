import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { InstalledVoice } from '../engines/voices/installed-voice.ts';
import type { VoiceRuntime } from '../engines/voices/voice-runtime.ts';
import { createChildWorker } from './child-worker.ts';
import type { Listener, Utterance } from './engine.ts';
import { phonemeIdsOf } from './phoneme-ids-of.ts';
import { readPiperConfig, type PiperConfig } from './piper-config.ts';
import type { PiperAnswer, PiperQuestion } from './piper-messages.ts';
import { speechCost } from './speech-cost.ts';
import { createTurns } from './turns.ts';
import { startVoiceChild } from './voice-child.ts';

/** How a text ended. */
type PiperOutcome =
  | { kind: 'speech'; mp3: Uint8Array }
  | { kind: 'failure'; during: 'loading' | 'working'; detail: string };

/** Limits of a voice's process; each has a default. */
interface SpeakerSettings {
  startLimitMilliseconds?: number;
  runLimitMilliseconds?: number;
  idleLimitMilliseconds?: number;
}

/** One voice: its process, which is started when it is needed, and its queue. */
export interface PiperSpeaker {
  /** @throws voice_unavailable and too_many_attempts of the queue, the signal's reason */
  speak(
    sentences: readonly string[],
    utterance: Utterance,
    listener: Listener,
    made?: () => Uint8Array | undefined,
  ): Promise<PiperOutcome>;
  processId(): number | undefined;
  isIdle(): boolean;
  close(): Promise<void>;
}

const processFile = fileURLToPath(new URL('./piper-process.ts', import.meta.url));
const queueLength = 100;
const waitLimitMilliseconds = 20_000;
/** The API goes first. */
const niceness = 5;

async function readConfig({
  path,
  sha256,
}: InstalledVoice['files']['config']): Promise<PiperConfig> {
  const bytes = await readFile(path);
  if (hash('sha256', bytes, 'hex') !== sha256) throw new Error('The configuration has changed');
  return readPiperConfig(bytes.toString());
}

/** Creates a speaker without starting its process. */
export function createPiperSpeaker(
  { files }: InstalledVoice,
  runtime: VoiceRuntime,
  settings: SpeakerSettings,
): PiperSpeaker {
  const { startLimitMilliseconds = 30_000, runLimitMilliseconds = 20_000 } = settings;
  const { idleLimitMilliseconds = 300_000 } = settings;
  const worker = createChildWorker<PiperQuestion, PiperAnswer>({
    start: () =>
      startVoiceChild({
        file: processFile,
        args: [runtime, files.model.path, files.model.sha256],
        startLimitMilliseconds,
        niceness,
        isQuiet: true,
      }),
    runLimitMilliseconds,
    idleLimitMilliseconds,
  });
  const place = { worker, maxCost: Number.POSITIVE_INFINITY };
  const turns = createTurns([place], { queueLength, waitLimitMilliseconds });
  let config: Promise<PiperConfig> | undefined;

  async function ask(sentences: readonly string[]): Promise<PiperOutcome> {
    config ??= readConfig(files.config);
    let known: PiperConfig;
    try {
      known = await config;
    } catch (error) {
      return { kind: 'failure', during: 'loading', detail: String(error) };
    }
    const { phonemeIds, ...how } = known;
    const ids = sentences.map((sentence) => phonemeIdsOf(sentence, phonemeIds));
    const answer = await worker.ask({ sentences: ids, ...how });
    switch (answer.kind) {
      case 'speech':
        return answer;
      case 'missing':
        return { kind: 'failure', during: 'loading', detail: answer.detail };
      case 'failure':
        return { kind: 'failure', during: 'working', detail: answer.detail };
      case 'lost':
        return { kind: 'failure', during: 'working', detail: String(answer.cause) };
      case 'late':
        return { kind: 'failure', during: 'working', detail: 'Took too long' };
      case 'closed':
      default:
        return { kind: 'failure', during: 'working', detail: 'Closed' };
    }
  }

  return {
    speak(sentences, utterance, { owner, signal }, made) {
      const request = { owner, signal, cost: speechCost(utterance) };
      return turns.run(request, async () => {
        const mp3 = made?.();
        return mp3 === undefined ? ask(sentences) : { kind: 'speech', mp3 };
      });
    },
    processId: () => worker.processId(),
    isIdle: () => turns.isIdle(),
    async close() {
      turns.close();
      await worker.close();
    },
  };
}
