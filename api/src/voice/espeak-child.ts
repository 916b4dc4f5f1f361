import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EspeakReport, EspeakRequest } from './espeak-messages.ts';

const processFile = fileURLToPath(new URL('./espeak-process.ts', import.meta.url));

/** What the process loads, and who is told of what it does. */
export interface EspeakChildSettings {
  /** The synthesizer's module, as `import()` takes it. */
  module: string;
  startLimitMilliseconds: number;
  onReport: (report: EspeakReport) => void;
  /** The process ended by itself, could not be reached or did not start in time. Told at most once. */
  onFailure: (cause: unknown) => void;
}

/** A running eSpeak NG process. */
export interface EspeakChild {
  readonly processId: number | undefined;
  /** Whether it has loaded its synthesizer. */
  isReady(): boolean;
  send(request: EspeakRequest): void;
  /** Kills the process; nothing is told of it any more. Resolves when it is gone. */
  end(): Promise<void>;
}

/** Starts the eSpeak NG process with an empty environment, so that no secret reaches it. */
export function startEspeakChild(settings: EspeakChildSettings): EspeakChild {
  const { module, startLimitMilliseconds, onReport, onFailure } = settings;
  let ready = false;
  let silenced = false;
  const child = fork(processFile, [module], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => {
      if (child.pid === undefined) resolve();
    });
  });
  const startTimer = setTimeout(
    () => fail('The process did not start in time'),
    startLimitMilliseconds,
  );

  function end(): Promise<void> {
    silenced = true;
    clearTimeout(startTimer);
    child.kill('SIGKILL');
    return gone;
  }

  function fail(cause: unknown): void {
    if (silenced) return;
    void end();
    onFailure(cause);
  }

  child.on('message', (report: EspeakReport) => {
    if (silenced) return;
    if (report.kind === 'ready') {
      ready = true;
      clearTimeout(startTimer);
    }
    onReport(report);
  });
  child.on('exit', (code, signal) => fail(`The process ended (${signal ?? code})`));
  child.on('error', fail);

  return {
    processId: child.pid,
    isReady: () => ready,
    send: (request) => child.send(request),
    end,
  };
}
