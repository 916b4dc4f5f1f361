import type { Owner } from './turns.ts';

/** Recordings that are under way at once: a person's, and those of many readers. */
const personal = 6;
const shared = 24;

/** A learner. */
export function accountOwner(userId: string): Owner {
  return { name: `account ${userId}`, atMost: personal };
}

/** All readers of a partner's pages. */
export function partnerOwner(keyId: string): Owner {
  return { name: `partner ${keyId}`, atMost: shared };
}

/** Whoever asks from a network without saying who it is. */
export function addressOwner(network: string): Owner {
  return { name: `address ${network}`, atMost: shared };
}
