import type { Logger } from 'pino';
import type { Keys } from '../auth/keys.ts';
import type { Database } from '../db/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PushSender } from '../push/push-sender.ts';
import { sendDuePushes } from './send-due-pushes.ts';
import { sendDueReminders } from './send-due-reminders.ts';

/** Between looks for reminders whose hour has begun, and for what is due to browsers. */
const lookMilliseconds = 20_000;

interface WorkerContext {
  db: Database;
  log: Logger;
  now: () => number;
  keys: Keys;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
  /** Undefined where browsers show no reminders. */
  push: PushSender | undefined;
}

/** Sends reminders in the background of this process. */
export interface ReminderWorker {
  /** Begins, if mails reach people or browsers can be sent to. */
  start(): void;
  /** Resolves when those being sent are in the mailer's queue, or with a push service. */
  close(): Promise<void>;
}

/** Work that is repeated after a pause. */
function repeat(work: () => Promise<void>, onError: (error: unknown) => void): ReminderWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    await work().catch(onError);
    if (timer !== undefined) schedule(lookMilliseconds);
  }

  function schedule(milliseconds: number): void {
    timer = setTimeout(() => {
      running = look();
    }, milliseconds).unref();
  }

  return {
    start: () => schedule(0),
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Creates the worker of this process; the instances of a product share the work. */
export function createReminderWorker({ push, ...context }: WorkerContext): ReminderWorker {
  const { log, mailer, now } = context;
  const reminders = repeat(
    () => sendDueReminders({ ...context, now: now(), hasPush: push !== undefined }),
    (error) => log.error({ err: error }, 'reminders were not looked for'),
  );
  // On its own: push services that do not answer keep no mail waiting.
  const pushes = repeat(
    async () => push && sendDuePushes({ ...context, push }),
    (error) => log.error({ err: error }, 'messages to browsers were not looked for'),
  );
  return {
    start() {
      if (mailer.delivery === 'mail' || push !== undefined) reminders.start();
      if (push !== undefined) pushes.start();
    },
    async close() {
      await Promise.all([reminders.close(), pushes.close()]);
    },
  };
}
