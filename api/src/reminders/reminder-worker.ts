import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sendDueReminders } from './send-due-reminders.ts';

/** Between looks for reminders whose hour has begun. */
const lookMilliseconds = 20_000;

interface WorkerContext {
  db: Database;
  log: Logger;
  now: () => number;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
}

/** Sends reminders in the background of this process. */
export interface ReminderWorker {
  /** Begins, if mails reach people. */
  start(): void;
  /** Resolves when those being sent are in the mailer's queue. */
  close(): Promise<void>;
}

/** Creates the worker of this process; the instances of a product share the work. */
export function createReminderWorker({ db, log, now, mailer }: WorkerContext): ReminderWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      await sendDueReminders({ db, log, mailer, now: now() });
    } catch (error) {
      log.error({ err: error }, 'reminders were not looked for');
    }
    if (timer !== undefined) schedule(lookMilliseconds);
  }

  function schedule(milliseconds: number): void {
    timer = setTimeout(() => {
      running = look();
    }, milliseconds).unref();
  }

  return {
    start() {
      if (mailer.delivery === 'mail') schedule(0);
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
