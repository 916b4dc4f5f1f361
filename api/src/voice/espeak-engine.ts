import type { KnownError } from '../errors.ts';
import { voiceUnavailable, type Utterance, type VoiceEngine } from './engine.ts';
import { startEspeakChild, type EspeakChild } from './espeak-child.ts';
import type { EspeakReport, EspeakRequest } from './espeak-messages.ts';
import { espeakVoices } from './espeak-voices.ts';

const notInstalled =
  'The voice is not installed on this server. Install the optional package ' +
  '@echogarden/espeak-ng-emscripten or configure an outside voice.';
const attemptsPerRequest = 2;

/** The synthesizer and its limits; each has a default. */
export interface EspeakSettings {
  /** The synthesizer's module, as `import()` takes it. */
  module?: string;
  /** Longest the process may take to start, and a request may wait its turn. */
  waitLimitMilliseconds?: number;
  /** Longest a request may take once it runs. */
  runLimitMilliseconds?: number;
  /** Requests that may wait; more are refused. */
  queueLength?: number;
}

/** An engine whose process can be told from others. */
export interface EspeakEngine extends VoiceEngine {
  /** The id of the process that runs now, undefined when none does. */
  processId(): number | undefined;
}

type Answer = Extract<EspeakReport, { id: number }>;

interface Job {
  request: EspeakRequest;
  attempts: number;
  timer: NodeJS.Timeout;
  resolve: (answer: Answer) => void;
  reject: (error: KnownError) => void;
}

/**
 * eSpeak NG in a process of its own, started by the first request and again after it died. Requests
 * run one at a time; one whose process died is tried once more, one past its time limit ends the
 * process.
 */
export function createEspeakEngine(settings: EspeakSettings = {}): EspeakEngine {
  const {
    module = '@echogarden/espeak-ng-emscripten',
    waitLimitMilliseconds = 10_000,
    runLimitMilliseconds = 10_000,
    queueLength = 100,
  } = settings;
  const queue: Job[] = [];
  let running: Job | undefined;
  let child: EspeakChild | undefined;
  let refusal: KnownError | undefined;
  let lastId = 0;

  function request({ text, language }: Utterance, want: EspeakRequest['want']): Promise<Answer> {
    if (refusal !== undefined) return Promise.reject(refusal);
    if (queue.length >= queueLength) return Promise.reject(voiceUnavailable('The queue is full'));
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const job: Job = {
        request: { id, want, text, language },
        attempts: 0,
        timer: setTimeout(() => giveUpWaiting(job), waitLimitMilliseconds),
        resolve,
        reject,
      };
      queue.push(job);
      runNext();
    });
  }

  function giveUpWaiting(job: Job): void {
    queue.splice(queue.indexOf(job), 1);
    job.reject(voiceUnavailable('Waited too long for its turn'));
  }

  function runNext(): void {
    if (running !== undefined || queue.length === 0) return;
    child ??= startEspeakChild({
      module,
      startLimitMilliseconds: waitLimitMilliseconds,
      onReport: receive,
      onFailure: recover,
    });
    const job = child.isReady() ? queue.shift() : undefined;
    if (job === undefined) return;
    running = job;
    job.attempts += 1;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => giveUpRunning(job), runLimitMilliseconds);
    child.send(job.request);
  }

  function giveUpRunning(job: Job): void {
    finish(job);
    job.reject(voiceUnavailable('Took too long'));
    void retire();
    runNext();
  }

  function finish(job: Job): void {
    clearTimeout(job.timer);
    if (running === job) running = undefined;
  }

  function receive(report: EspeakReport): void {
    if (report.kind === 'missing') {
      void retire();
      refuse(voiceUnavailable(report.detail, { detail: notInstalled }));
    } else if (report.kind !== 'ready' && running?.request.id === report.id) {
      const job = running;
      finish(job);
      job.resolve(report);
      // A synthesizer that failed once may have a broken memory.
      if (report.kind === 'failure') void retire();
    }
    runNext();
  }

  /** The process failed by itself: its request has one more try; a start that failed fails all. */
  function recover(cause: unknown): void {
    const startFailed = child?.isReady() === false;
    const interrupted = running;
    child = undefined;
    if (startFailed) rejectAll(voiceUnavailable(cause));
    if (interrupted !== undefined) {
      finish(interrupted);
      if (interrupted.attempts < attemptsPerRequest) {
        interrupted.timer = setTimeout(() => giveUpWaiting(interrupted), waitLimitMilliseconds);
        queue.unshift(interrupted);
      } else {
        interrupted.reject(voiceUnavailable(cause));
      }
    }
    runNext();
  }

  function rejectAll(error: KnownError): void {
    for (const job of [...(running === undefined ? [] : [running]), ...queue.splice(0)]) {
      finish(job);
      job.reject(error);
    }
  }

  function refuse(error: KnownError): void {
    refusal = error;
    rejectAll(error);
  }

  /** Ends the process, if one runs; the next request starts another. */
  async function retire(): Promise<void> {
    const retired = child;
    child = undefined;
    await retired?.end();
  }

  return {
    name: 'espeak-ng',
    languages: new Set(espeakVoices.keys()),
    processId: () => child?.processId,
    async speak(utterance) {
      const answer = await request(utterance, 'speech');
      if (answer.kind === 'speech') return answer.mp3;
      throw voiceUnavailable(answer);
    },
    async pronounce(utterance) {
      const answer = await request(utterance, 'transcription');
      if (answer.kind === 'transcription') return answer.ipa;
      throw voiceUnavailable(answer);
    },
    close() {
      refuse(voiceUnavailable('Closed'));
      return retire();
    },
  };
}
