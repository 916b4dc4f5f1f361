/** An item that waits for its turn. */
export interface QueueItem {
  /** The owner on whose behalf it waits; all owners get equal shares. */
  readonly owner: string;
  /** How much work it is, above 0, in any unit that all items share. */
  readonly cost: number;
}

/** Items in the order in which they get their turns. */
export interface FairQueue<Item extends QueueItem> {
  readonly size: number;
  /** How many items of an owner are waiting or in progress. */
  countOf(owner: string): number;
  add(item: Item): void;
  /** Removes and returns the next accepted item; undefined when there is none. */
  take(accepts?: (item: Item) => boolean): Item | undefined;
  /** Marks a taken item as done. */
  finish(item: Item): void;
  /** Removes a cancelled item; returns whether it was waiting. */
  remove(item: Item): boolean;
  /** The item that would get the last turn if this one were added; it may be this one. */
  findLast(newcomer: Item): Item;
}

/**
 * A queue that is fair between owners, by weighted fair queueing (Demers, Keshav and Shenker, SIGCOMM
 * 1989). Each item is due at its owner's last due time, or now if that is later, plus its cost; the
 * clock advances by the cost of finished items divided by the number of active owners, as if all were
 * served in parallel. So owners share by cost, however many items each adds; a short item of a new
 * owner goes before long ones; and a long item is not starved, since its due time stays while the
 * clock advances.
 */
export function createFairQueue<Item extends QueueItem>(): FairQueue<Item> {
  /** Due times of waiting items, in order of arrival. */
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
    // An idle queue starts over and forgets past owners.
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
