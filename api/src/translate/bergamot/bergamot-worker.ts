/**
 * The thread that runs one translation model. It reads the model's files itself, so that no copy
 * passes between threads, and only exchanges messages with the thread that started it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { knownCharacters } from './known-characters.ts';
import { loadBergamot } from './load-bergamot.ts';
import { openModel } from './open-model.ts';
import type { ThreadData, ThreadQuestion, ThreadReport } from './thread-messages.ts';
import { translateKeeping } from './translate-keeping.ts';

const maxPrinted = 5;

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}

/** The engine throws numbers too. What it prints explains them, but may contain texts. */
function reportFailure(error: unknown, printed: readonly string[] = []): void {
  const thrown = error instanceof Error ? String(error) : `thrown: ${String(error)}`;
  report({ kind: 'failure', detail: [thrown, ...printed].join(' | ').slice(0, 1000) });
}

async function serve({ packageFolder, files }: ThreadData, printed: string[]): Promise<void> {
  const bergamot = await loadBergamot(packageFolder, (line) => {
    printed.push(line.trim());
    if (printed.length > maxPrinted) printed.shift();
  });
  const model = openModel(bergamot, files);
  const known = knownCharacters(model.vocabulary);
  const translate = (texts: readonly string[]) => model.translate(texts);
  parentPort?.on('message', ({ text }: ThreadQuestion) => {
    try {
      report({ kind: 'translation', text: translateKeeping(text, known, translate) });
    } catch (error) {
      reportFailure(error);
    }
  });
  report({ kind: 'ready' });
}

const printed: string[] = [];
await serve(workerData as ThreadData, printed).catch((error) => reportFailure(error, printed));
