import type { Listener } from '../engine.ts';

/** Someone who may ask for as much as they like. */
export function buildListener(name = 'someone', overrides: Partial<Listener> = {}): Listener {
  return { owner: { name, atMost: Number.POSITIVE_INFINITY }, ...overrides };
}
