import { deleteSession } from '../auth/session-repository.ts';
import { listSubscriptions } from '../push/subscription-repository.ts';
import { turnOff } from './reminder-repository.ts';
import { startReminding, type Reminding } from './testing/reminding.ts';

const minute = 60_000;
const hour = 60 * minute;
const morning = { hour: 7, timeZone: 'UTC' };
let reminding: Reminding;

beforeEach(async () => {
  reminding = await startReminding('2026-11-20T06:00:00Z');
});
afterEach(() => reminding.stop());

/** Where messages arrived, in order. */
function arrived(): string[] {
  return reminding.pushService.taken.map(({ endpoint }) => endpoint);
}

test('one message a day and browser, at the hour: encrypted, signed, and short-lived', async () => {
  const { buildLearner, buildBrowser, run, pushService } = reminding;
  const learner = await buildLearner({ ...morning, due: 8, overrides: { native: 'ru' } });
  const browsers = [await buildBrowser(learner), await buildBrowser(learner)];
  const mails = await run('2026-11-21T06:00:00Z');
  expect(mails.size).toBe(0);
  const all = browsers.map(({ endpoint }) => endpoint).toSorted();
  expect(arrived().toSorted()).toEqual(all);
  const [{ message, headers, sender } = { message: {}, headers: {}, sender: {} }] =
    pushService.taken;
  expect(message).toEqual({
    lang: 'ru',
    title: '8 слов начинают забываться',
    body: 'Это займёт примерно 3 минуты.',
    practice: 'Повторить',
    off: 'Отключить напоминания',
    done: 'Напоминания отключены. Включить их можно в профиле.',
    path: '/practice?lang=es',
    token: expect.stringMatching(/^[\da-f]{32}\.[\w-]{43}$/),
  });
  expect(headers).toMatchObject({ ttl: '7200', topic: 'reminder', urgency: 'normal' });
  expect(sender.sub).toBe('mailto:security@example.org');
  await run('2026-11-22T06:00:00Z');
  expect(arrived()).toHaveLength(4);
});

test('nothing is sent when nothing waits, when it was turned off, or the account is closed', async () => {
  const { buildLearner, buildBrowser, run, db } = reminding;
  const idle = await buildLearner({ ...morning, due: 0 });
  const off = await buildLearner(morning);
  const closed = await buildLearner(morning);
  for (const learner of [idle, off, closed]) await buildBrowser(learner);
  await turnOff(db, off.id, 1);
  await db('users').where({ id: closed.id }).update({ disabled_at: 1 });
  expect((await run('2026-11-20T10:00:00Z')).size).toBe(0);
  expect(arrived()).toEqual([]);
});

test('a learner who turns it off while the message waits gets none', async () => {
  const { buildLearner, buildBrowser, createInstance, clock, db, taken } = reminding;
  const learner = await buildLearner(morning);
  await buildBrowser(learner);
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  await turnOff(db, learner.id, clock.now);
  await instance.push();
  await instance.mailer.sendDue();
  expect([arrived(), taken]).toEqual([[], []]);
});

test('instances that look at the same moment send one message to each browser', async () => {
  const { buildLearner, buildBrowser, createInstance, clock, taken } = reminding;
  for (let count = 0; count < 5; count += 1) await buildBrowser(await buildLearner(morning));
  clock.now += hour;
  const instances = [createInstance(), createInstance(), createInstance()];
  await Promise.all(instances.map(({ look }) => look()));
  await Promise.all(instances.map(({ push }) => push()));
  await Promise.all(instances.map(({ mailer }) => mailer.sendDue()));
  expect(new Set(arrived()).size).toBe(5);
  expect(arrived()).toHaveLength(5);
  expect(taken).toEqual([]);
});

test.each([404, 410])('a browser whose push service says %i is forgotten', async (status) => {
  const { buildLearner, buildBrowser, run, db, pushService } = reminding;
  const learner = await buildLearner({ ...morning, byMail: false });
  const [gone, kept] = [await buildBrowser(learner), await buildBrowser(learner)];
  pushService.answer(gone, status);
  expect((await run('2026-11-20T10:00:00Z')).size).toBe(0);
  const left = await listSubscriptions(db, learner.id);
  expect(left.map(({ endpoint }) => endpoint)).toEqual([kept.endpoint]);
  expect(arrived()).toEqual([kept.endpoint]);
});

test('a learner who wants mails too gets one when no browser can be reached, and only then', async () => {
  const { buildLearner, buildBrowser, run, pushService } = reminding;
  const [lost, reached] = [await buildLearner(morning), await buildLearner(morning)];
  for (const browser of [await buildBrowser(lost), await buildBrowser(lost)]) {
    pushService.answer(browser, 410);
  }
  pushService.answer(await buildBrowser(reached), 410);
  const other = await buildBrowser(reached);
  const mails = await run('2026-11-20T10:00:00Z');
  expect([...mails]).toEqual([[lost.email, ['2026-11-20T07:00']]]);
  expect(arrived()).toEqual([other.endpoint]);
  const next = await run('2026-11-21T10:00:00Z');
  expect([...next]).toEqual([[lost.email, ['2026-11-21T07:00']]]);
});

test.each([429, 503])(
  'after %i a message is tried again, a few times, then mailed',
  async (status) => {
    const { buildLearner, buildBrowser, run, pushService } = reminding;
    const [busy, broken] = [await buildLearner(morning), await buildLearner(morning)];
    const recovering = await buildBrowser(busy);
    pushService.answer(recovering, status, { 'Retry-After': '600' });
    pushService.answer(await buildBrowser(broken), status);
    expect((await run('2026-11-20T07:05:00Z', 1)).size).toBe(0);
    pushService.answer(recovering, 201);
    const mails = await run('2026-11-20T10:00:00Z', 1);
    expect(arrived()).toEqual([recovering.endpoint]);
    // Tried after 1, 5 and 20 minutes.
    expect([...mails]).toEqual([[broken.email, ['2026-11-20T07:26']]]);
  },
);

test('a push service that does not take a message at all is not asked again that day', async () => {
  const { buildLearner, buildBrowser, run, pushService, db } = reminding;
  const learner = await buildLearner({ ...morning, byMail: false });
  const refused = await buildBrowser(learner);
  pushService.answer(refused, 403);
  await run('2026-11-20T10:00:00Z');
  pushService.answer(refused, 201);
  await run('2026-11-20T12:00:00Z');
  expect(arrived()).toEqual([]);
  expect(await listSubscriptions(db, learner.id)).toHaveLength(1);
});

test('a push service that never answers keeps no other waiting, and is tried again', async () => {
  const { buildLearner, buildBrowser, createInstance, clock, pushService, db } = reminding;
  const silent = await buildLearner({ ...morning, byMail: false });
  pushService.answer(await buildBrowser(silent), 0);
  const quick = await buildBrowser(await buildLearner(morning));
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  const sending = instance.push();
  while (arrived().length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(arrived()).toEqual([quick.endpoint]);
  await sending;
  const [left] = await listSubscriptions(db, silent.id);
  expect(left).toMatchObject({ dueAt: clock.now + minute, attempts: 1 });
}, 20_000);

test('signing out ends a browser’s messages, also one that waits, and leaves the others', async () => {
  const { buildLearner, buildBrowser, createInstance, clock, db } = reminding;
  const learner = await buildLearner(morning);
  const [left, kept] = [await buildBrowser(learner), await buildBrowser(learner)];
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  await deleteSession(db, learner.id, left.sessionId);
  await instance.push();
  expect(arrived()).toEqual([kept.endpoint]);
});

test('a session that has expired shows nothing, and its browser is forgotten', async () => {
  const { buildLearner, buildBrowser, run, db } = reminding;
  const learner = await buildLearner({ ...morning, byMail: false });
  const { sessionId } = await buildBrowser(learner);
  await db('sessions').where({ user_id: learner.id, id: sessionId }).update({ expires_at: 1 });
  await run('2026-11-20T10:00:00Z');
  expect(arrived()).toEqual([]);
  expect(await listSubscriptions(db, learner.id)).toEqual([]);
});

test('a process that dies while sending leaves the message to the next', async () => {
  const { buildLearner, buildBrowser, createInstance, clock, db } = reminding;
  const browser = await buildBrowser(await buildLearner(morning));
  clock.now += hour;
  const instance = createInstance();
  await instance.look();
  // As after a claim.
  await db('push_subscriptions').update({ due_at: clock.now + 2 * minute, attempts: 1 });
  await instance.push();
  expect(arrived()).toEqual([]);
  clock.now += 2 * minute;
  await instance.push();
  expect(arrived()).toEqual([browser.endpoint]);
});
