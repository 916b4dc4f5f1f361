import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import { composeMail, type StopLinks } from './compose-mail.ts';
import {
  claimMail,
  countMails,
  deleteExpiredMails,
  deleteMail,
  insertMail,
  listDueMails,
  postponeMail,
  type WaitingMail,
} from './mail-repository.ts';
import type { Mail } from './mail.ts';
import { MailRefused, type MailTransport } from './transport.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Between looks for due mails that another instance, or an earlier process, added. */
const pollMilliseconds = 5 * second;
/** After which a mail that an instance did not finish is another's. */
const claimMilliseconds = 2 * minute;
/** How many are sent at a time. */
const batch = 20;
/** Beyond it no mail is added: nobody would read so many. */
const mostWaiting = 10_000;
/** How long after each failure a mail is tried again; then as after the last. */
const patience = [30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * 60 * minute];

/** Sends mails from a queue in the database: nothing waits for mail, and none is lost. */
export interface Mailer {
  /** Whether mails go to the person, or to an outbox on the server. */
  delivery: MailTransport['delivery'];
  /**
   * Adds a mail, in the transaction of what it tells about. It is tried for its lifetime, a day if
   * omitted. A full queue drops it and says so in the log.
   */
  add(db: Database, mail: Mail, lifetime?: number): Promise<void>;
  /** Begins to send. */
  start(): void;
  /** Sends what is due, and resolves when all of it was tried. */
  sendDue(): Promise<void>;
  /** Resolves when the mails being sent are. */
  close(): Promise<void>;
}

/** A mail as it will be put into words, with where its link leads. */
export interface PreparedMail {
  mail: Mail;
  link?: string;
  /** Serves in place of the link. */
  code?: string;
  /** Where mails of this kind can be stopped. */
  stop?: StopLinks;
}

interface MailerContext {
  db: Database;
  log: Logger;
  now: () => number;
  transport: MailTransport;
  /** Completes a mail when it is sent; undefined if nobody should get it. */
  prepare: (mail: Mail) => Promise<PreparedMail | undefined>;
}

/** Creates the mailer of this process; the instances of a product share the queue. */
export function createMailer({ db, log, now, transport, prepare }: MailerContext): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function trySending(waiting: WaitingMail): Promise<void> {
    if (!(await claimMail(db, waiting, now() + claimMilliseconds))) return;
    const { id, mail, attempts, expiresAt } = waiting;
    const { kind } = mail.about;
    try {
      const prepared = await prepare(mail);
      if (prepared) await transport.send(composeMail(prepared.mail, prepared));
      await deleteMail(db, id);
    } catch (error) {
      const dueAt = now() + (patience[attempts] ?? patience.at(-1) ?? day);
      if (error instanceof MailRefused || dueAt >= expiresAt) {
        log.error({ err: error, kind, attempts: attempts + 1 }, 'mail was not sent');
        await deleteMail(db, id);
      } else {
        log.warn({ err: error, kind, attempts: attempts + 1 }, 'mail will be tried again');
        await postponeMail(db, id, dueAt);
      }
    }
  }

  async function sendInOrder(mails: readonly WaitingMail[]): Promise<void> {
    for (const waiting of mails) await trySending(waiting);
  }

  async function sendAll(): Promise<void> {
    await deleteExpiredMails(db, now());
    for (;;) {
      const due = await listDueMails(db, { now: now(), limit: batch });
      // The mails to one person arrive in the order in which they were written.
      const people = Map.groupBy(due, ({ mail }) => mail.to);
      await Promise.all([...people.values()].map(sendInOrder));
      if (due.length < batch) return;
    }
  }

  async function poll(): Promise<void> {
    try {
      await mailer.sendDue();
    } catch (error) {
      log.error({ err: error }, 'mails were not looked for');
    }
    if (timer !== undefined) timer = setTimeout(() => void poll(), pollMilliseconds).unref();
  }

  const mailer: Mailer = {
    delivery: transport.delivery,
    async add(transaction, mail, lifetime = day) {
      if ((await countMails(transaction)) >= mostWaiting) {
        log.error({ kind: mail.about.kind }, 'mail was dropped: too many wait');
        return;
      }
      await insertMail(transaction, mail, { now: now(), lifetime });
    },
    start() {
      timer = setTimeout(() => void poll(), 0).unref();
    },
    sendDue() {
      running ??= sendAll().finally(() => (running = undefined));
      return running;
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await running?.catch(() => undefined);
      transport.close();
    },
  };
  return mailer;
}
