import { fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** The program of a process, and how it runs. */
export interface VoiceChildSettings {
  /** The file that the process runs. */
  file: string;
  args: readonly string[];
  startLimitMilliseconds: number;
  /** The `nice` value, from 0 (normal priority) to 19 (lowest). */
  niceness: number;
  /** Drops what it prints as an error, for a program that reports its errors as answers. */
  isQuiet?: boolean;
}

/** An answer to a question which could not be answered. */
export interface FailureAnswer {
  kind: 'failure';
  detail: string;
}

/** How the start of a process went, as it reports it: whether it could load what it needs. */
type StartReport = { kind: 'ready' } | { kind: 'missing'; detail: string };

/** How a start ended. */
type ChildStart = StartReport | { kind: 'lost'; cause: unknown };

/** A running process that answers questions. */
export interface VoiceChild<Question, Answer> {
  readonly processId: number | undefined;
  readonly started: Promise<ChildStart>;
  /** Whether it can be asked; stays false once the process has ended. */
  isAlive(): boolean;
  /** Asks a question; ask the next only after the answer. A process that answers late is ended. */
  ask(question: Question, limitMilliseconds: number): Promise<ChildOutcome<Answer>>;
  /** Kills the process. Resolves when it is gone. */
  end(): Promise<void>;
}

/** How a question ended: with an answer, too late, or because the process ended. */
type ChildOutcome<Answer> =
  | Answer
  | FailureAnswer
  | { kind: 'late' }
  | { kind: 'lost'; cause: unknown };

/** Starts a process with an empty environment, so that no secret reaches it. */
export function startVoiceChild<Question extends object, Answer extends { kind: string }>(
  settings: VoiceChildSettings,
): VoiceChild<Question, Answer> {
  const { file, args, startLimitMilliseconds, niceness, isQuiet = false } = settings;
  const child = fork(file, [...args], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit', 'ipc'],
  });
  const { promise: started, resolve: finishStart } = Promise.withResolvers<ChildStart>();
  const { promise: gone, resolve: finishLife } = Promise.withResolvers<void>();
  /** Ends the last question; without effect once it has ended. */
  let settle: ((outcome: ChildOutcome<Answer>) => void) | undefined;
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

  child.on('message', (report: StartReport | Answer | FailureAnswer) => {
    if (isStart(report)) {
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
      const { promise, resolve } = Promise.withResolvers<ChildOutcome<Answer>>();
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

function isStart(report: { kind: string }): report is StartReport {
  return report.kind === 'ready' || report.kind === 'missing';
}

/** Lowers the priority; ignores systems without priorities and processes that have exited. */
function lowerPriority(processId: number | undefined, niceness: number): void {
  try {
    if (processId !== undefined) setPriority(processId, niceness);
  } catch {
    // The process then runs with normal priority.
  }
}
