import { nextEventId } from './next-event-id.ts';

test('ids of the same moment are in order', () => {
  const ids = Array.from({ length: 200 }, nextEventId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(200);
});
