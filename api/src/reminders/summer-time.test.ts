import { startReminding, type Reminding } from './testing/reminding.ts';

let reminding: Reminding | undefined;
afterEach(() => reminding?.stop());

async function start(from: string): Promise<Reminding> {
  reminding = await startReminding(from);
  return reminding;
}

test('reminders keep their hour over the day of 23 hours, also an hour that it skips', async () => {
  const { buildLearner, run } = await start('2026-03-28T00:00:00Z');
  const evening = await buildLearner({ hour: 19, timeZone: 'Europe/Berlin' });
  const skipped = await buildLearner({ hour: 2, timeZone: 'Europe/Berlin' });
  const constant = await buildLearner({ hour: 19, timeZone: 'Europe/Istanbul' });
  const arrivals = await run('2026-03-31T00:00:00Z');
  expect(arrivals.get(evening.email)).toEqual([
    '2026-03-28T18:00',
    '2026-03-29T17:00',
    '2026-03-30T17:00',
  ]);
  // On the 29th Berlin goes from 01:59 to 03:00.
  expect(arrivals.get(skipped.email)).toEqual([
    '2026-03-28T01:00',
    '2026-03-29T01:00',
    '2026-03-30T00:00',
  ]);
  expect(arrivals.get(constant.email)).toEqual([
    '2026-03-28T16:00',
    '2026-03-29T16:00',
    '2026-03-30T16:00',
  ]);
});

test('reminders keep their hour over the day of 25 hours, and come once in a doubled hour', async () => {
  const { buildLearner, run } = await start('2026-10-24T00:00:00Z');
  const evening = await buildLearner({ hour: 19, timeZone: 'Europe/Berlin' });
  const doubled = await buildLearner({ hour: 2, timeZone: 'Europe/Berlin' });
  const constant = await buildLearner({ hour: 19, timeZone: 'Europe/Istanbul' });
  const arrivals = await run('2026-10-27T00:00:00Z');
  expect(arrivals.get(evening.email)).toEqual([
    '2026-10-24T17:00',
    '2026-10-25T18:00',
    '2026-10-26T18:00',
  ]);
  // On the 25th it is 02:00 in Berlin at 00:00 and at 01:00 UTC.
  expect(arrivals.get(doubled.email)).toEqual([
    '2026-10-24T00:00',
    '2026-10-25T00:00',
    '2026-10-26T01:00',
  ]);
  expect(arrivals.get(constant.email)).toEqual([
    '2026-10-24T16:00',
    '2026-10-25T16:00',
    '2026-10-26T16:00',
  ]);
});

test('a zone that changes by half an hour, and one that skips midnight', async () => {
  const { buildLearner, run } = await start('2026-09-05T12:00:00Z');
  const midnight = await buildLearner({ hour: 0, timeZone: 'America/Santiago' });
  const first = await run('2026-09-07T12:00:00Z');
  expect(first.get(midnight.email)).toEqual(['2026-09-06T04:00', '2026-09-07T03:00']);
  const howe = await buildLearner({ hour: 2, timeZone: 'Australia/Lord_Howe' });
  const second = await run('2026-09-08T12:00:00Z');
  expect(second.get(howe.email)).toEqual(['2026-09-07T15:30']);
});
