import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { InstalledPair } from '../../engines/installed-pair.ts';
import type { ThreadAnswer, ThreadData, ThreadReport } from './thread-messages.ts';

const workerFile = fileURLToPath(new URL('./bergamot-worker.ts', import.meta.url));

/** A thread with one model. It answers one request at a time. */
export interface ModelThread {
  /** How the model was loaded; never rejects. */
  readonly started: Promise<{ kind: 'ready' } | { kind: 'failure'; detail: string }>;
  /** Waits for the start. A thread that fails or answers late has ended. Never rejects. */
  translate(text: string, limitMilliseconds: number): Promise<ThreadAnswer>;
  /** Ends the thread, even while it is working. Resolves when its memory is free. */
  end(): Promise<void>;
}

/** Starts a thread that loads the model of a pair, with an empty environment. */
export function startModelThread(
  { files, from, to }: InstalledPair,
  packageFolder: string,
  startLimitMilliseconds: number,
): ModelThread {
  const data: ThreadData = { packageFolder, files };
  const worker = new Worker(workerFile, {
    workerData: data,
    env: {},
    execArgv: [],
    name: `${from}-${to}`,
  });
  let settle: (report: ThreadReport) => void;
  const { promise: started, resolve } = Promise.withResolvers<ThreadReport>();
  settle = resolve;
  let ended: Promise<unknown> | undefined;

  function end(detail = 'The thread was ended'): Promise<void> {
    ended ??= worker.terminate();
    settle({ kind: 'failure', detail });
    return ended.then(() => undefined);
  }

  async function within(
    answer: Promise<ThreadReport>,
    limitMilliseconds: number,
  ): Promise<ThreadReport> {
    const timer = setTimeout(
      () => void end(`No answer within ${limitMilliseconds} ms`),
      limitMilliseconds,
    );
    const report = await answer;
    clearTimeout(timer);
    // Memory that a failure has corrupted is not used again.
    if (report.kind === 'failure') void end();
    return report;
  }

  worker.on('message', (report: ThreadReport) => settle(report));
  worker.on('error', (error) => void end(String(error)));
  worker.on('exit', (code) => void end(`The thread ended (${code})`));

  const start = within(started, startLimitMilliseconds).then((report) =>
    report.kind === 'translation' ? { kind: 'ready' as const } : report,
  );

  return {
    started: start,
    async translate(text, limitMilliseconds) {
      await start;
      if (ended !== undefined) return { kind: 'failure', detail: 'The thread has ended' };
      const { promise: answer, resolve: answerWith } = Promise.withResolvers<ThreadReport>();
      settle = answerWith;
      worker.postMessage({ text });
      const report = await within(answer, limitMilliseconds);
      return report.kind === 'ready' ? { kind: 'failure', detail: 'No answer' } : report;
    },
    end: () => end(),
  };
}
