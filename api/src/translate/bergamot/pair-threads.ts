import type { InstalledPair } from '../../engines/installed-pair.ts';
import type { ModelThread } from './model-thread.ts';

/** How a translation ended. */
type PairOutcome =
  | { kind: 'translation'; text: string }
  /** It did not get its turn in time. */
  | { kind: 'busy' }
  /** The model could not be loaded, or failed with this text. */
  | { kind: 'failure'; while: 'loading' | 'translating'; detail: string };

/** Threads and limits. */
export interface PairThreadsSettings {
  /** Models in memory at the same time. */
  maxThreads: number;
  /** Texts that may wait. */
  queueLength: number;
  /** Longest time that a text may wait for its turn. */
  waitLimitMilliseconds: number;
  /** Longest time that one translation may take. */
  runLimitMilliseconds: number;
  /** A thread without texts ends after this time, to free its memory. */
  idleLimitMilliseconds: number;
  startThread: (pair: InstalledPair) => ModelThread;
}

/** The threads of all pairs, one for each. */
export interface PairThreads {
  /** Translates in turn; starts the pair's thread if needed, in place of the one used longest ago. */
  translate(pair: InstalledPair, text: string): Promise<PairOutcome>;
  /** Ends the threads of all other pairs, unless they are at work. */
  endOthers(pairs: readonly InstalledPair[]): void;
  /** How many threads there are. */
  count(): number;
  /** Ends all threads; later texts are refused. */
  close(): Promise<void>;
}

interface Slot {
  thread: ModelThread;
  /** At work, or ending. */
  isTaken: boolean;
  isEnding: boolean;
  idleTimer: NodeJS.Timeout | undefined;
}

interface Job {
  pair: InstalledPair;
  text: string;
  resolve: (outcome: PairOutcome) => void;
  timer: NodeJS.Timeout;
}

/** Creates the threads' schedule without starting one. */
export function createPairThreads(settings: PairThreadsSettings): PairThreads {
  const { maxThreads, queueLength, waitLimitMilliseconds, runLimitMilliseconds } = settings;
  /** By the id of the pair, the one used longest ago first. */
  const slots = new Map<string, Slot>();
  let queue: Job[] = [];
  let isClosed = false;

  async function endSlot(id: string, slot: Slot): Promise<void> {
    slot.isTaken = true;
    slot.isEnding = true;
    clearTimeout(slot.idleTimer);
    await slot.thread.end();
    if (slots.get(id) === slot) slots.delete(id);
    startWaiting();
  }

  async function translateWith({ thread }: Slot, text: string): Promise<PairOutcome> {
    const start = await thread.started;
    if (start.kind === 'failure') return { ...start, while: 'loading' };
    const answer = await thread.translate(text, runLimitMilliseconds);
    return answer.kind === 'failure' ? { ...answer, while: 'translating' } : answer;
  }

  async function work(job: Job, slot: Slot): Promise<void> {
    slot.isTaken = true;
    clearTimeout(slot.idleTimer);
    const outcome = await translateWith(slot, job.text);
    job.resolve(outcome);
    if (outcome.kind === 'failure') {
      await endSlot(job.pair.id, slot);
      return;
    }
    slots.delete(job.pair.id);
    slots.set(job.pair.id, slot);
    slot.isTaken = false;
    slot.idleTimer = setTimeout(
      () => void endSlot(job.pair.id, slot),
      settings.idleLimitMilliseconds,
    ).unref();
    startWaiting();
  }

  /** The slot for a job, if it can start now; may begin to make room for it. */
  function findSlot({ pair }: Job): Slot | undefined {
    const own = slots.get(pair.id);
    if (own !== undefined) return own.isTaken ? undefined : own;
    if (slots.size < maxThreads) {
      const thread = settings.startThread(pair);
      const slot = { thread, isTaken: false, isEnding: false, idleTimer: undefined };
      slots.set(pair.id, slot);
      return slot;
    }
    // One at a time: the room that is being made may be enough.
    if ([...slots.values()].some(({ isEnding }) => isEnding)) return undefined;
    const free = [...slots].find(([, { isTaken }]) => !isTaken);
    if (free !== undefined) void endSlot(...free);
    return undefined;
  }

  /** Starts what can start, in order. */
  function startWaiting(): void {
    if (isClosed) return;
    for (const job of queue) {
      const slot = findSlot(job);
      if (slot === undefined) continue;
      queue = queue.filter((other) => other !== job);
      clearTimeout(job.timer);
      void work(job, slot);
    }
  }

  function giveUp(job: Job): void {
    queue = queue.filter((other) => other !== job);
    clearTimeout(job.timer);
    job.resolve({ kind: 'busy' });
  }

  return {
    count: () => slots.size,
    translate(pair, text) {
      if (isClosed || queue.length >= queueLength) return Promise.resolve({ kind: 'busy' });
      return new Promise((resolve) => {
        const timer = setTimeout(() => giveUp(job), waitLimitMilliseconds);
        const job: Job = { pair, text, resolve, timer };
        queue.push(job);
        startWaiting();
      });
    },
    endOthers(pairs) {
      const kept = new Set(pairs.map(({ id }) => id));
      for (const [id, slot] of slots) {
        if (!kept.has(id) && !slot.isTaken) void endSlot(id, slot);
      }
    },
    async close() {
      isClosed = true;
      for (const job of queue) giveUp(job);
      await Promise.all([...slots].map(([id, slot]) => endSlot(id, slot)));
    },
  };
}
