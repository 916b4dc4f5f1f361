import { createRowHeights } from './row-heights.ts';

const look = { width: 358, space: 12 };
const words = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('rows that were on the page have their height, others that of the first', () => {
  const heights = createRowHeights();
  heights.note(1, 140, look);
  heights.note(2, 164, look);
  expect(heights.sum(words)).toBe(140 + 164 + 140 + 3 * 12);
  expect(heights.space()).toBe(12);
});

test('a list of another width starts again', () => {
  const heights = createRowHeights();
  heights.note(1, 140, look);
  heights.note(2, 116, { ...look, width: 720 });
  expect(heights.sum([{ id: 1 }])).toBe(116 + 12);
});
