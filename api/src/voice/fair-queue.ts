/** Something that waits for its turn. */
export interface QueueItem {
  /** On whose behalf; every owner gets the same share. */
  readonly owner: string;
  /** How much work it is, above 0, in any unit that all items share. */
  readonly cost: number;
}

/** Items in the order in which they get their turns. */
export interface FairQueue<Item extends QueueItem> {
  readonly size: number;
  /** How many items of an owner wait or were taken and are not done. */
  countOf(owner: string): number;
  add(item: Item): void;
  /** Removes and returns the next item, or the next that is accepted; undefined when none is. */
  take(accepts?: (item: Item) => boolean): Item | undefined;
  /** Says that an item that was taken is done. */
  finish(item: Item): void;
  /** Removes an item that nobody waits for any more; returns whether it was there. */
  remove(item: Item): boolean;
  /** The item that would get its turn last, were this one added; it may be this one. */
  findLast(newcomer: Item): Item;
}

/**
 * A queue that is fair between owners, by weighted fair queueing (Demers, Keshav and Shenker, SIGCOMM
 * 1989). Each item is due at its owner's last due time, or now if that is later, plus its cost; the
 * clock advances by the cost of what is done divided by the number of owners who ask, as if all were
 * served at once. So owners share by cost, however many items each adds; a short item of someone new goes
 * before long ones; and a long one is not starved, since its due time stays and the clock goes on.
 */
export function createFairQueue<Item extends QueueItem>(): FairQueue<Item> {
  /** Due times of the items that wait, in the order in which they came. */
  const waiting = new Map<Item, number>();
  const counts = new Map<string, number>();
  const lastDue = new Map<string, number>();
  let now = 0;

  function dueTimeOf({ owner, cost }: Item): number {
    return Math.max(now, lastDue.get(owner) ?? 0) + cost;
  }

  function release({ owner }: Item): void {
    const left = (counts.get(owner) ?? 1) - 1;
    if (left > 0) {
      counts.set(owner, left);
      return;
    }
    counts.delete(owner);
    // Nobody owes anything to nobody, and nothing of past owners is kept.
    if (counts.size === 0) {
      lastDue.clear();
      now = 0;
    }
  }

  return {
    get size() {
      return waiting.size;
    },
    countOf: (owner) => counts.get(owner) ?? 0,
    add(item) {
      const due = dueTimeOf(item);
      waiting.set(item, due);
      lastDue.set(item.owner, due);
      counts.set(item.owner, (counts.get(item.owner) ?? 0) + 1);
    },
    take(accepts = () => true) {
      let next: Item | undefined;
      let nextDue = Number.POSITIVE_INFINITY;
      for (const [item, due] of waiting) {
        if (due < nextDue && accepts(item)) [next, nextDue] = [item, due];
      }
      if (next !== undefined) waiting.delete(next);
      return next;
    },
    finish(item) {
      now += item.cost / counts.size;
      release(item);
    },
    remove(item) {
      if (!waiting.delete(item)) return false;
      release(item);
      return true;
    },
    findLast(newcomer) {
      let [last, lastTime] = [newcomer, dueTimeOf(newcomer)];
      for (const [item, due] of waiting) {
        if (due > lastTime) [last, lastTime] = [item, due];
      }
      return last;
    },
  };
}
