import { createFairQueue } from './fair-queue.ts';

/** Adds items such as `a1:10` (owner a, cost 10) and returns a function that takes them all. */
function fill(...names: string[]) {
  const queue = createFairQueue<{ owner: string; cost: number; name: string }>();
  const add = (text: string) => {
    const [name = '', cost = '1'] = text.split(':');
    const item = { owner: name[0] ?? '', cost: Number(cost), name };
    queue.add(item);
    return item;
  };
  const items = names.map(add);
  /** Takes `count` items, each after the previous one is done. */
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const item = queue.take();
      if (item !== undefined) queue.finish(item);
      return item?.name;
    }).join(' ');
  return { queue, items, add, take };
}

test('owners take turns, however many items one of them has', () => {
  const { take } = fill('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  expect(take(7)).toBe('a1 b1 c1 a2 b2 a3 a4');
});

test('owners share by cost: one long text counts as much as many short ones', () => {
  const { take } = fill('a1:30', 'a2:30', 'b1:10', 'b2:10', 'b3:10', 'b4:10');
  expect(take(6)).toBe('b1 b2 a1 b3 b4 a2');
});

test('a short item of a new owner goes before all waiting long ones', () => {
  const { add, take } = fill('a1:1000', 'a2:1000', 'b1:1000', 'b2:1000');
  expect(take(1)).toBe('a1');
  add('s1:15');
  expect(take(2)).toBe('s1 b1');
});

test('a long item is not starved by short ones that keep coming from new owners', () => {
  const { add, take } = fill('a1:100');
  let overtaken = 0;
  for (let index = 0; ; index += 1) {
    add(`${String.fromCharCode(200 + index)}:10`);
    if (take(1) === 'a1') break;
    overtaken += 1;
  }
  // Half of the turns are its owner's: ten of cost 10 each pass before one of cost 100, and as many more.
  expect(overtaken).toBeLessThanOrEqual(20);
});

test('only accepted items are taken, and the rest keep their places', () => {
  const { queue, take } = fill('a1:50', 'b1:60', 'c1:70', 'd1:5');
  expect(queue.take(({ cost }) => cost >= 60)?.name).toBe('b1');
  expect(queue.take(({ cost }) => cost > 70)).toBeUndefined();
  expect(take(3)).toBe('d1 a1 c1');
});

test('a cancelled item is removed', () => {
  const { queue, items, take } = fill('a1', 'a2', 'b1');
  expect(queue.remove(items[0]!)).toBe(true);
  expect(queue.remove(items[0]!)).toBe(false);
  expect([queue.size, queue.countOf('a'), queue.countOf('b')]).toEqual([2, 1, 1]);
  expect(take(3)).toBe('b1 a2 ');
});

test('while an owner is served, a new owner goes before its next item', () => {
  const { queue, add } = fill('a1:10');
  const running = queue.take();
  add('a2:10');
  add('b1:10');
  expect(queue.countOf('a')).toBe(2);
  queue.finish(running!);
  expect([queue.take()?.name, queue.take()?.name]).toEqual(['b1', 'a2']);
});

test('owners start over once the queue was empty', () => {
  const { add, take } = fill('a1:1000');
  expect(take(1)).toBe('a1');
  add('a2:10');
  add('b1:20');
  expect(take(2)).toBe('a2 b1');
});

test('the last item belongs to the owner with the most work', () => {
  const { queue, items } = fill('a1:10', 'a2:10', 'a3:10', 'b1:15');
  const word = { owner: 's', cost: 5, name: 's1' };
  expect(queue.findLast(word)).toBe(items[2]);
  const text = { owner: 's', cost: 500, name: 's2' };
  expect(queue.findLast(text)).toBe(text);
});
