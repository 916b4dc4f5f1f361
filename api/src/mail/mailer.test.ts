import { pino } from 'pino';
import { inTransaction } from '../db/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ComposedMail } from './compose-mail.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { countMails, insertMail } from './mail-repository.ts';
import type { Mail } from './mail.ts';
import { MailRefused } from './transport.ts';

const minute = 60_000;
const mail: Mail = {
  to: 'ann@example.org',
  name: 'Ann',
  language: 'en',
  about: { kind: 'password-changed' },
};

let database: TestDatabase;
let clock: number;
let sent: ComposedMail[];
/** The errors of the next tries. */
let faults: Error[];

beforeEach(async () => {
  database = await createTestDatabase();
  clock = Date.parse('2026-11-20T09:30:00Z');
  sent = [];
  faults = [];
});
afterEach(() => database.remove());

/** A mailer that prepares each mail after `before`. */
function createOne(before: (mail: Mail) => Promise<void> = async () => undefined): Mailer {
  return createMailer({
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => clock,
    async prepare(one) {
      await before(one);
      return one.name === 'Nobody' ? undefined : { mail: one };
    },
    transport: {
      delivery: 'mail',
      async send(composed) {
        const fault = faults.shift();
        if (fault) throw fault;
        sent.push(composed);
      },
      close: () => undefined,
    },
  });
}

test('an email is sent once, and leaves the queue', async () => {
  const mailer = createOne();
  await mailer.add(database.db, mail);
  await mailer.sendDue();
  await mailer.sendDue();
  expect(sent).toMatchObject([{ to: 'ann@example.org', subject: 'Your password was changed' }]);
  expect(await countMails(database.db)).toBe(0);
});

test('the mails to one person are sent in the order in which they were written', async () => {
  const prepared: string[] = [];
  const slow = Promise.withResolvers<void>();
  const mailer = createOne(async ({ name }) => {
    prepared.push(name);
    if (name === 'First') await slow.promise;
  });
  for (const [name, to] of [
    ['First', 'ann@example.org'],
    ['Second', 'ann@example.org'],
    ['Other', 'bob@example.org'],
  ] as const) {
    await mailer.add(database.db, { ...mail, name, to });
    clock += 1;
  }
  const sending = mailer.sendDue();
  while (sent.length === 0 || prepared.length < 2) await new Promise(setImmediate);
  expect(prepared.toSorted()).toEqual(['First', 'Other']);
  slow.resolve();
  await sending;
  expect(prepared.at(-1)).toBe('Second');
  expect(sent.map(({ to }) => to)).toEqual([
    'bob@example.org',
    'ann@example.org',
    'ann@example.org',
  ]);
});

test('a mail that nobody should get is not sent', async () => {
  const mailer = createOne();
  await mailer.add(database.db, { ...mail, name: 'Nobody' });
  await mailer.sendDue();
  expect(sent).toEqual([]);
  expect(await countMails(database.db)).toBe(0);
});

test('a mail of a transaction that fails is never sent', async () => {
  const mailer = createOne();
  const failing = inTransaction(database.db, async (transaction) => {
    await mailer.add(transaction, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await mailer.sendDue();
  expect(sent).toEqual([]);
});

test('an email of a kind that only a newer version knows holds up no other, and expires', async () => {
  const mailer = createOne();
  const newer = { ...mail, about: { kind: 'from-the-future' } };
  await insertMail(database.db, newer as unknown as Mail, { now: clock - 1, lifetime: minute });
  await mailer.add(database.db, mail);
  await mailer.sendDue();
  expect(sent).toHaveLength(1);
  expect(await countMails(database.db)).toBe(1);
  clock += minute;
  await mailer.sendDue();
  expect(await countMails(database.db)).toBe(0);
});

test('instances that share the queue send each mail once', async () => {
  const mailers = [createOne(), createOne(), createOne()];
  for (let count = 0; count < 50; count += 1) await mailers[0]?.add(database.db, mail);
  await Promise.all(mailers.map((mailer) => mailer.sendDue()));
  expect(sent).toHaveLength(50);
  expect(await countMails(database.db)).toBe(0);
});

test('a mail that a server does not take now is tried again, each time later', async () => {
  const mailer = createOne();
  await mailer.add(database.db, mail);
  faults = [new Error('greylisted'), new Error('greylisted')];
  await mailer.sendDue();
  for (const wait of [0.4, 0.2, 1.9, 0.2]) {
    expect(sent).toEqual([]);
    clock += wait * minute;
    await mailer.sendDue();
  }
  expect(sent).toHaveLength(1);
});

test('a mail that a server refuses for good is dropped', async () => {
  const mailer = createOne();
  await mailer.add(database.db, mail);
  faults = [new MailRefused('no such person')];
  await mailer.sendDue();
  expect(await countMails(database.db)).toBe(0);
  expect(sent).toEqual([]);
});

test('a mail that could not be sent in its lifetime is dropped', async () => {
  const mailer = createOne();
  await mailer.add(database.db, mail, minute);
  faults = [new Error('down'), new Error('down')];
  await mailer.sendDue();
  expect(await countMails(database.db)).toBe(1);
  clock += minute;
  await mailer.sendDue();
  expect(await countMails(database.db)).toBe(0);
});

test('a mail whose instance died while sending is another’s after a while', async () => {
  const began = Promise.withResolvers<void>();
  const dying = createMailer({
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => clock,
    prepare: async (one) => (one.name === 'Nobody' ? undefined : { mail: one }),
    transport: {
      delivery: 'mail',
      send() {
        began.resolve();
        return new Promise(() => undefined);
      },
      close: () => undefined,
    },
  });
  await dying.add(database.db, mail);
  void dying.sendDue();
  await began.promise;
  const mailer = createOne();
  await mailer.sendDue();
  expect(sent).toEqual([]);
  clock += 3 * minute;
  await mailer.sendDue();
  expect(sent).toHaveLength(1);
});
