import type { FailureAnswer, VoiceChild } from './voice-child.ts';

/** How a worker's process is started, and its limits. */
export interface ChildWorkerSettings<Question, Answer> {
  start: () => VoiceChild<Question, Answer>;
  /** Longest time a question may take once it runs. */
  runLimitMilliseconds: number;
  /** The process ends after this time without a question, to free its memory. */
  idleLimitMilliseconds: number;
}

/** Why a question has no answer. */
export type WorkerFailure =
  /** The process could not load what it needs; it is not tried again. */
  | { kind: 'missing'; detail: string }
  | FailureAnswer
  | { kind: 'late' }
  | { kind: 'lost'; cause: unknown }
  | { kind: 'closed' };

/** One process at a time, started by the first question and restarted after it ends. */
export interface ChildWorker<Question, Answer> {
  /** The id of the running process; undefined when there is none. */
  processId(): number | undefined;
  /**
   * Ask the next only after the answer. A question whose process died is asked once more; one that
   * takes too long ends the process. Never rejects.
   */
  ask(question: Question): Promise<Answer | WorkerFailure>;
  /** Ends the process; later questions are refused. */
  close(): Promise<void>;
}

const attemptsPerQuestion = 2;

/** Creates a worker without starting its process. */
export function createChildWorker<Question, Answer extends { kind: string }>({
  start,
  runLimitMilliseconds,
  idleLimitMilliseconds,
}: ChildWorkerSettings<Question, Answer>): ChildWorker<Question, Answer> {
  let child: VoiceChild<Question, Answer> | undefined;
  let refusal: WorkerFailure | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  async function retire(): Promise<void> {
    const retired = child;
    child = undefined;
    await retired?.end();
  }

  async function askOnce(question: Question): Promise<Answer | WorkerFailure> {
    if (child?.isAlive() !== true) child = start();
    const asked = child;
    const begun = await asked.started;
    if (refusal !== undefined) return refusal;
    if (begun.kind !== 'ready') {
      void retire();
      if (begun.kind === 'missing') refusal = begun;
      return begun;
    }
    const outcome = await asked.ask(question, runLimitMilliseconds);
    // A program that failed once may have corrupt memory.
    if (outcome.kind === 'failure') void retire();
    return refusal !== undefined && outcome.kind === 'lost' ? refusal : outcome;
  }

  async function askUntilAnswered(question: Question): Promise<Answer | WorkerFailure> {
    for (let attempt = 1; ; attempt += 1) {
      if (refusal !== undefined) return refusal;
      const wasAlive = child?.isAlive() === true;
      const outcome = await askOnce(question);
      const isStartLost = outcome.kind === 'lost' && !wasAlive && child === undefined;
      if (outcome.kind !== 'lost' || isStartLost || attempt >= attemptsPerQuestion) return outcome;
    }
  }

  return {
    processId: () => (child?.isAlive() === true ? child.processId : undefined),
    async ask(question) {
      clearTimeout(idleTimer);
      try {
        return await askUntilAnswered(question);
      } finally {
        clearTimeout(idleTimer);
        idleTimer = setTimeout(() => void retire(), idleLimitMilliseconds).unref();
      }
    },
    close() {
      clearTimeout(idleTimer);
      refusal = { kind: 'closed' };
      return retire();
    },
  };
}
