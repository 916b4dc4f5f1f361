import { pino } from 'pino';
import { changeTimeZone } from '../users/change-time-zone.ts';
import { countMails, insertMail } from '../mail/mail-repository.ts';
import { mailTo } from '../mail/mail-to.ts';
import { keepSettings } from '../practice/settings-repository.ts';
import { setAddress } from '../users/user-repository.ts';
import { findReminder, turnOff } from './reminder-repository.ts';
import { sendDueReminders } from './send-due-reminders.ts';
import { startReminding, type Reminding } from './testing/reminding.ts';

const minute = 60_000;
const hour = 60 * minute;
const morning = { hour: 7, timeZone: 'UTC' };
let reminding: Reminding;

beforeEach(async () => {
  reminding = await startReminding('2026-11-20T06:00:00Z');
});
afterEach(() => reminding.stop());

/** Answers words of a day, of which the goal is 20, or five minutes. */
async function review(userId: string, at: string, words = 20, duration = 20_000): Promise<void> {
  const time = Date.parse(at);
  const rows = Array.from({ length: words }, (_, index) => ({
    user_id: userId,
    id: `review-${time}-${index}`,
    card_id: `word-${index}`,
    rating: 'good',
    exercise: 'recall',
    reviewed_at: time,
    received_at: time,
    duration_ms: duration,
  }));
  await reminding.db('practice_reviews').insert(rows);
}

async function saveMinutes(db: Reminding['db'], userId: string): Promise<void> {
  await keepSettings(db, userId, { goal_kind: 'minutes', daily_goal: 5 });
}

test('one mail a day, at the hour, says what waits, for how long, and how to stop it', async () => {
  const { email } = await reminding.buildLearner({ ...morning, due: 8 });
  const arrivals = await reminding.run('2026-11-22T06:00:00Z');
  expect(arrivals.get(email)).toEqual(['2026-11-20T07:00', '2026-11-21T07:00']);
  const [{ content } = { content: '' }] = reminding.taken;
  expect(content).toContain('Subject: 8 words are fading\n');
  expect(content).toContain('It takes about 3 minutes.');
  expect(content).toContain('\nhttps://topwords.test/practice?lang=es\n');
  expect(content).toMatch(
    /\nTurn reminders off: https:\/\/topwords\.test\/reminders-off#token=[\da-f]{32}\.[\w-]{43}\n/,
  );
  expect(content).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/topwords\.test\/api\/reminders\/unsubscribe\?token=[\w.-]+>\n/,
  );
  expect(content).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
});

test('nothing is sent when nothing waits, once the goal is reached, or to an address nobody confirmed', async () => {
  const { buildLearner, run, db } = reminding;
  await buildLearner({ ...morning, due: 0 });
  const diligent = await buildLearner(morning);
  await review(diligent.id, '2026-11-20T00:10:00Z');
  const yesterday = await buildLearner(morning);
  await review(yesterday.id, '2026-11-19T23:50:00Z');
  await buildLearner({ ...morning, overrides: { verifiedAt: null } });
  const closed = await buildLearner(morning);
  await db('users').where({ id: closed.id }).update({ disabled_at: 1 });
  const off = await buildLearner(morning);
  await turnOff(db, off.id, 1);
  const native = await buildLearner({ ...morning, overrides: { native: 'es' } });
  const arrivals = await run('2026-11-20T12:00:00Z');
  expect([...arrivals.keys()]).toEqual([yesterday.email]);
  expect(native.native).toBe('es');
});

test('a goal in minutes decides too: the mail comes until they are reached', async () => {
  const { buildLearner, run, db } = reminding;
  const [slow, quick] = [await buildLearner(morning), await buildLearner(morning)];
  for (const { id } of [slow, quick]) await saveMinutes(db, id);
  await review(slow.id, '2026-11-20T00:10:00Z', 6, 50_000);
  await review(quick.id, '2026-11-20T00:10:00Z', 30, 5000);
  const arrivals = await run('2026-11-20T08:00:00Z');
  expect([...arrivals.keys()]).toEqual([quick.email]);
});

test('instances that look at the same moment send one mail', async () => {
  const { buildLearner, createInstance, clock, taken } = reminding;
  for (let count = 0; count < 5; count += 1) await buildLearner(morning);
  clock.now += hour;
  const instances = [createInstance(), createInstance(), createInstance()];
  await Promise.all(instances.map(({ look }) => look()));
  await Promise.all(instances.map(({ mailer }) => mailer.sendDue()));
  expect(new Set(taken.map(({ to }) => to)).size).toBe(5);
  expect(taken).toHaveLength(5);
});

test('a process that dies between claim and mail loses neither', async () => {
  const { buildLearner, createInstance, db, clock, taken } = reminding;
  const { id } = await buildLearner(morning);
  clock.now += hour;
  const dying = {
    db,
    now: clock.now,
    log: pino({ level: 'silent' }),
    mailer: { add: () => Promise.reject(new Error('killed')), delivery: 'mail' as const },
    hasPush: false,
  };
  await sendDueReminders(dying);
  const { handledAt, lookAt } = (await findReminder(db, id)) ?? {};
  expect({ handledAt, lookAt }).toEqual({ handledAt: null, lookAt: clock.now + 10 * minute });
  clock.now += 10 * minute;
  const next = createInstance();
  await next.look();
  await next.mailer.sendDue();
  expect(taken).toHaveLength(1);
});

test('a mail that was queued by a process that died is sent by the next', async () => {
  const { buildLearner, createInstance, clock, taken } = reminding;
  await buildLearner(morning);
  clock.now += hour;
  await createInstance().look();
  clock.now += minute;
  const next = createInstance();
  await next.look();
  await next.mailer.sendDue();
  expect(taken).toHaveLength(1);
});

test.each([
  ['an hour and 59 minutes', 119, 1],
  ['two hours', 120, 0],
])('after an outage until %s past the hour, %s', async (_name, minutes, count) => {
  const { buildLearner, run, clock } = reminding;
  const { email } = await buildLearner(morning);
  clock.now += hour + minutes * minute;
  const arrivals = await run('2026-11-21T08:00:00Z');
  expect(arrivals.get(email)).toHaveLength(count + 1);
  expect(arrivals.get(email)?.at(-1)).toMatch(/^2026-11-21T07:/);
});

test('a mail that the server did not take in time is not sent later', async () => {
  const { buildLearner, createInstance, clock, taken, db } = reminding;
  await buildLearner(morning);
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  expect(await countMails(db)).toBe(1);
  clock.now += 2 * hour;
  await instance.mailer.sendDue();
  expect(taken).toEqual([]);
  expect(await countMails(db)).toBe(0);
});

test('a learner who reaches the goal or turns it off while the mail waits gets none', async () => {
  const { buildLearner, createInstance, clock, taken, db } = reminding;
  const quick = await buildLearner(morning);
  const tired = await buildLearner(morning);
  const dispossessed = await buildLearner(morning);
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  await review(quick.id, '2026-11-20T07:00:00Z');
  await turnOff(db, tired.id, clock.now);
  await setAddress(db, dispossessed.id, { email: dispossessed.email, verifiedAt: null });
  await instance.mailer.sendDue();
  expect(taken).toEqual([]);
});

test('a learner who travels is reminded at the hour of the new zone, once a day', async () => {
  const { buildLearner, run, clock, db } = reminding;
  const user = await buildLearner({ hour: 9, timeZone: 'Asia/Tokyo' });
  const first = await run('2026-11-21T01:00:00Z');
  expect(first.get(user.email)).toEqual(['2026-11-21T00:00']);
  // It is 20:00 on the 20th in Honolulu: that day begins again, and was handled.
  clock.now = Date.parse('2026-11-21T06:00:00Z');
  await changeTimeZone({ db, now: clock.now }, user, { fixedTimeZone: 'Pacific/Honolulu' });
  const second = await run('2026-11-23T00:00:00Z');
  expect(second.get(user.email)).toEqual(['2026-11-21T19:00', '2026-11-22T19:00']);
});

test('a change of the zone to one where the hour is over waits for the next day', async () => {
  const { buildLearner, run, clock, db } = reminding;
  const user = await buildLearner({ hour: 9, timeZone: 'America/Lima' });
  await changeTimeZone({ db, now: clock.now }, user, { browserTimeZone: 'Asia/Tokyo' });
  const arrivals = await run('2026-11-21T12:00:00Z');
  expect(arrivals.get(user.email)).toEqual(['2026-11-21T00:00']);
});

test('reminders leave room in the queue for links that people wait for', async () => {
  const { buildLearner, createInstance, clock, db } = reminding;
  const user = await buildLearner(morning);
  const mail = mailTo(user, { kind: 'password-changed' });
  clock.now += hour;
  for (let count = 0; count < 500; count += 1) {
    await insertMail(db, mail, { now: clock.now, lifetime: hour });
  }
  await createInstance().look();
  expect(await countMails(db)).toBe(500);
  await db('waiting_mails').delete();
  clock.now += minute;
  await createInstance().look();
  expect(await countMails(db)).toBe(1);
});

test('a learner whose zone cannot be read does not keep others from their mails', async () => {
  const { buildLearner, run, db } = reminding;
  const broken = await buildLearner(morning);
  await db('users').where({ id: broken.id }).update({ time_zone: 'Mars/Olympus' });
  const { email } = await buildLearner(morning);
  const arrivals = await run('2026-11-20T07:30:00Z');
  expect([...arrivals.keys()]).toEqual([email]);
});

test('looking uses the index, and reads only who is due', async () => {
  const { db } = reminding;
  const statements: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  await reminding.createInstance().look();
  expect(statements.filter((sql) => sql.includes('reminders'))).toEqual([
    expect.stringMatching(/where .look_at. <= \? order by .look_at. asc, .user_id. asc limit \?$/),
  ]);
});
