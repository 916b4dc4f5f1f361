import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EspeakAnswer, EspeakQuestion, EspeakReport } from './espeak-messages.ts';

const processFile = fileURLToPath(new URL('./espeak-process.ts', import.meta.url));

/** The module that the process loads, and how it runs. */
export interface EspeakChildSettings {
  /** The synthesizer's module, as `import()` takes it. */
  module: string;
  startLimitMilliseconds: number;
  /** The `nice` value, from 0 (normal priority) to 19 (lowest). */
  niceness: number;
}

/** How a question ended: with an answer, too late, or because the process ended. */
type EspeakOutcome = EspeakAnswer | { kind: 'late' } | { kind: 'lost'; cause: unknown };

/** How a start ended. */
type EspeakStart =
  | { kind: 'ready' }
  | { kind: 'missing'; detail: string }
  | { kind: 'lost'; cause: unknown };

/** A running eSpeak NG process. */
export interface EspeakChild {
  readonly processId: number | undefined;
  readonly started: Promise<EspeakStart>;
  /** Whether it can be asked; stays false once the process has ended. */
  isAlive(): boolean;
  /** Asks a question; ask the next only after the answer. A process that answers late is ended. */
  ask(question: EspeakQuestion, limitMilliseconds: number): Promise<EspeakOutcome>;
  /** Kills the process. Resolves when it is gone. */
  end(): Promise<void>;
}

/** Starts the eSpeak NG process with an empty environment, so that no secret reaches it. */
export function startEspeakChild(settings: EspeakChildSettings): EspeakChild {
  const { module, startLimitMilliseconds, niceness } = settings;
  const child = fork(processFile, [module], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise: started, resolve: finishStart } = Promise.withResolvers<EspeakStart>();
  const { promise: gone, resolve: finishLife } = Promise.withResolvers<void>();
  /** Ends the last question; without effect once it has ended. */
  let settle: ((outcome: EspeakOutcome) => void) | undefined;
  let isAlive = true;

  function lose(cause: unknown): void {
    isAlive = false;
    clearTimeout(startTimer);
    finishStart({ kind: 'lost', cause });
    settle?.({ kind: 'lost', cause });
  }

  function end(): Promise<void> {
    lose('The process was ended');
    child.kill('SIGKILL');
    return gone;
  }

  const startTimer = setTimeout(() => {
    lose('The process did not start in time');
    void end();
  }, startLimitMilliseconds);

  child.on('message', (report: EspeakReport) => {
    if (report.kind === 'ready' || report.kind === 'missing') {
      clearTimeout(startTimer);
      finishStart(report);
    } else {
      settle?.(report);
    }
  });
  child.on('exit', (code, signal) => {
    lose(`The process ended (${signal ?? code})`);
    finishLife();
  });
  child.on('error', (error) => {
    lose(error);
    if (child.pid === undefined) finishLife();
  });
  if (niceness > 0) lowerPriority(child.pid, niceness);

  return {
    processId: child.pid,
    started,
    isAlive: () => isAlive,
    async ask(question, limitMilliseconds) {
      if (!isAlive) return { kind: 'lost', cause: 'The process has ended' };
      const { promise, resolve } = Promise.withResolvers<EspeakOutcome>();
      const timer = setTimeout(() => {
        resolve({ kind: 'late' });
        void end();
      }, limitMilliseconds);
      settle = resolve;
      child.send(question);
      return promise.finally(() => clearTimeout(timer));
    },
    end,
  };
}

/** Lowers the priority; ignores systems without priorities and processes that have exited. */
function lowerPriority(processId: number | undefined, niceness: number): void {
  try {
    if (processId !== undefined) setPriority(processId, niceness);
  } catch {
    // The process then runs with normal priority.
  }
}
