import { nextEventId } from './next-event-id.ts';

test('ids of the same moment are in order', () => {
  const ids = Array.from({ length: 10_000 }, nextEventId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(10_000);
});

test('an id is a UUIDv7 of its time', () => {
  const before = Date.now();
  const id = nextEventId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  // Thousands of ids in a moment run ahead of the clock.
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThan(before + 1000);
});
