import { pino } from 'pino';
import { deriveKeys, type Keys } from '../../auth/keys.ts';
import type { Database } from '../../db/open-database.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { createSmtpTransport } from '../../mail/smtp-transport.ts';
import { startMailServer, type TakenMail } from '../../mail/testing/mail-server.ts';
import { createPrepareMail } from '../../prepare-mail.ts';
import { createPushSender } from '../../push/push-sender.ts';
import { readyVapidKeys } from '../../push/ready-vapid-keys.ts';
import { saveSubscription } from '../../push/subscription-repository.ts';
import {
  startPushService,
  type PushService,
  type TestBrowser,
} from '../../push/testing/push-service.ts';
import { buildSession } from '../../testing/build-session.ts';
import { buildUser } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { User } from '../../users/user-repository.ts';
import { startOfComingHour } from '../../calendar/local-hour.ts';
import { makeLinkId } from '../reminder-links.ts';
import { saveReminder } from '../reminder-repository.ts';
import { sendDuePushes } from '../send-due-pushes.ts';
import { sendDueReminders } from '../send-due-reminders.ts';
import { buildDueCards } from './build-due-cards.ts';

const minute = 60 * 1000;
const log = pino({ level: 'silent' });

/** An instance of the product, as far as it reminds. */
interface Instance {
  mailer: Mailer;
  /** Queues what is due. */
  look: () => Promise<void>;
  /** Sends to browsers what is due to them. */
  push: () => Promise<void>;
}

/** Reminders on a database and a mail server of their own, at a time that tests set. */
export interface Reminding {
  db: Database;
  keys: Keys;
  clock: { now: number };
  taken: TakenMail[];
  /** Where browsers subscribe. */
  pushService: PushService;
  /** Another instance on the same database and mail server. */
  createInstance: () => Instance;
  /** A learner with a reminder and, unless told otherwise, three words that are due. */
  buildLearner: (settings: {
    hour: number;
    timeZone: string;
    due?: number;
    byMail?: boolean;
    overrides?: Partial<User>;
  }) => Promise<User>;
  /** A session of a learner whose browser shows reminders. */
  buildBrowser: (user: Pick<User, 'id'>) => Promise<TestBrowser & { sessionId: string }>;
  /** Lets time pass in steps, and returns when mails arrived, by address. */
  run: (until: string, stepMinutes?: number) => Promise<Map<string, string[]>>;
  stop: () => Promise<void>;
}

/** Starts at a time. */
export async function startReminding(from: string): Promise<Reminding> {
  const database = await createTestDatabase();
  const { db } = database;
  const server = await startMailServer();
  const clock = { now: Date.parse(from) };
  const keys = deriveKeys('a secret for tests, long enough to be one');
  const now = () => clock.now;
  const vapid = await readyVapidKeys({ db, keys, now: clock.now });
  const pushService = await startPushService(vapid.publicKey);
  const contact = 'mailto:security@example.org';
  const plainOrigin = pushService.origin;
  const sender = createPushSender({ keys: vapid, contact, services: [], plainOrigin });
  const transports = [createSmtpTransport(server.url, 'TopWords <no-reply@example.org>')];

  function createInstance(): Instance {
    const transport = createSmtpTransport(server.url, 'TopWords <no-reply@example.org>');
    transports.push(transport);
    const prepare = createPrepareMail({ db, keys, now }, 'https://topwords.test');
    const mailer = createMailer({ db, log, now, transport, prepare });
    return {
      mailer,
      look: () => sendDueReminders({ db, log, mailer, now: clock.now, hasPush: true }),
      push: () => sendDuePushes({ db, log, keys, mailer, now, push: sender }),
    };
  }
  const instance = createInstance();

  return {
    db,
    keys,
    clock,
    taken: server.taken,
    pushService,
    createInstance,
    async buildLearner({ hour, timeZone, due = 3, byMail = true, overrides }) {
      const user = await buildUser(db, { timeZone, ...overrides });
      await buildDueCards(db, user, due);
      await saveReminder(db, {
        userId: user.id,
        localHour: hour,
        byMail,
        setAt: clock.now,
        lookAt: startOfComingHour(clock.now, hour, timeZone),
        linkId: makeLinkId(),
      });
      return user;
    },
    async buildBrowser({ id: userId }) {
      const browser = pushService.subscribe();
      const sessionId = await buildSession(db, { id: userId });
      const { endpoint, keys: own } = browser;
      const owner = { userId, sessionId, renewalId: makeLinkId() };
      await saveSubscription(db, { ...owner, endpoint, ...own, madeAt: clock.now });
      return { ...browser, sessionId };
    },
    async run(until, stepMinutes = 10) {
      const arrivals: [string, string][] = [];
      for (; clock.now < Date.parse(until); clock.now += stepMinutes * minute) {
        const before = server.taken.length;
        await instance.look();
        await instance.push();
        await instance.mailer.sendDue();
        const time = new Date(clock.now).toISOString().slice(0, 16);
        for (const { to } of server.taken.slice(before)) arrivals.push([to, time]);
      }
      const byAddress = Map.groupBy(arrivals, ([to]) => to);
      return new Map([...byAddress].map(([to, of]) => [to, of.map(([, time]) => time)]));
    },
    async stop() {
      for (const transport of transports) transport.close();
      await server.close();
      await pushService.close();
      await database.remove();
    },
  };
}
