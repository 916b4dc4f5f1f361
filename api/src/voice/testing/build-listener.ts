import type { Listener } from '../engine.ts';

/** A listener without a limit. */
export function buildListener(name = 'someone', overrides: Partial<Listener> = {}): Listener {
  return { owner: { name, maxRequests: Number.POSITIVE_INFINITY }, ...overrides };
}
