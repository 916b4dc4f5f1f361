import { setImmediate } from 'node:timers/promises';
import { createTurns, type Owner, type Place } from './turns.ts';

const anyCost = Number.POSITIVE_INFINITY;
const ownerOf = (name: string, maxRequests = anyCost): Owner => ({ name, maxRequests });

/** Places whose work ends on request, and the work begun so far. */
function build(costs: number[] = [anyCost], overrides = {}) {
  const places: Place<string>[] = costs.map((maxCost, index) => ({
    worker: `place ${index}`,
    maxCost,
  }));
  const turns = createTurns(places, {
    queueLength: 100,
    waitLimitMilliseconds: 60_000,
    ...overrides,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();

  /** Asks for a turn; `end(name)` ends what was begun under the name. */
  function ask(name: string, cost = 1, owner = ownerOf(name[0] ?? ''), signal?: AbortSignal) {
    const answer = turns.run({ owner, cost, signal }, (worker) => {
      begun.push(costs.length > 1 ? `${name} in ${worker}` : name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    answer.catch(() => undefined);
    return answer;
  }

  async function end(name: string): Promise<void> {
    await setImmediate();
    ends.get(name)?.();
    await setImmediate();
  }
  return { turns, ask, end, begun };
}

test('one partner’s many requests do not delay another partner', async () => {
  const { ask, end, begun } = build();
  for (let index = 0; index < 24; index += 1) void ask(`a${index}`, 10, ownerOf('partner a'));
  const other = ask('b', 10, ownerOf('partner b'));
  await end('a0');
  expect(begun).toEqual(['a0', 'b']);
  await end('b');
  expect(await other).toBe('b');
});

test('a place for short work is never taken by long work', async () => {
  const { turns, ask, end, begun } = build([20, anyCost]);
  void ask('a1', 1000);
  void ask('b1', 1000);
  void ask('c1', 5);
  await setImmediate();
  expect(begun).toEqual(['a1 in place 1', 'c1 in place 0']);
  expect(turns.isIdle()).toBe(false);
  await end('c1');
  await end('a1');
  expect(begun.at(-1)).toBe('b1 in place 1');
  await end('b1');
  expect(turns.isIdle()).toBe(true);
});

test('an owner over its limit is refused with a retry time, and can come back', async () => {
  const { ask, end } = build();
  const owner = ownerOf('a', 2);
  void ask('a1', 1, owner);
  void ask('a2', 1, owner);
  const refused = { code: 'too_many_attempts', retryAfterSeconds: 1 };
  await expect(ask('a3', 1, owner)).rejects.toMatchObject(refused);
  await setImmediate();
  await end('a1');
  const again = ask('a4', 1, owner);
  await end('a2');
  await end('a4');
  expect(await again).toBe('a4');
});

test('in a full queue, the owner with the most work gives way to a new one', async () => {
  const { ask, end, begun } = build([anyCost], { queueLength: 2 });
  void ask('a1');
  void ask('a2');
  const pushedOut = ask('a3');
  const newcomer = ask('b1');
  const refused = { code: 'voice_unavailable', retryAfterSeconds: 2 };
  await expect(pushedOut).rejects.toMatchObject(refused);
  await expect(ask('a4')).rejects.toMatchObject(refused);
  await end('a1');
  await end('b1');
  expect(await newcomer).toBe('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a cancelled request gives up its turn and no longer counts toward the owner’s limit', async () => {
  const { ask, end, begun } = build();
  const leaving = new AbortController();
  const owner = ownerOf('a', 2);
  void ask('a1', 1, owner);
  const abandoned = ask('a2', 1, owner, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(abandoned).rejects.toThrow('left');
  void ask('a3', 1, owner);
  await setImmediate();
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
  await expect(ask('b', 1, ownerOf('b'), leaving.signal)).rejects.toThrow('left');
});

test('a request that waits too long is refused with a retry time', async () => {
  const { ask } = build([anyCost], { waitLimitMilliseconds: 1 });
  void ask('a1');
  await expect(ask('b1')).rejects.toMatchObject({
    code: 'voice_unavailable',
    retryAfterSeconds: 2,
  });
});

test('work that fails frees its place', async () => {
  const { turns, ask } = build();
  const failing = turns.run({ owner: ownerOf('a'), cost: 1 }, () =>
    Promise.reject(new Error('broken')),
  );
  const next = ask('b1');
  await expect(failing).rejects.toThrow('broken');
  await setImmediate();
  expect(turns.isIdle()).toBe(false);
  turns.close();
  await expect(ask('c1')).rejects.toMatchObject({ code: 'voice_unavailable' });
  void next;
});

test('closing refuses all waiting requests', async () => {
  const { turns, ask } = build();
  void ask('a1');
  const waiting = [ask('a2'), ask('b1')];
  turns.close();
  for (const refused of waiting)
    await expect(refused).rejects.toMatchObject({ code: 'voice_unavailable' });
});
