import type { Owner } from './turns.ts';

/** Concurrent recordings: per person, and per owner that represents many readers. */
const personal = 6;
const shared = 24;

/** A learner. */
export function accountOwner(userId: string): Owner {
  return { name: `account ${userId}`, maxRequests: personal };
}

/** All readers of a partner's pages. */
export function partnerOwner(keyId: string): Owner {
  return { name: `partner ${keyId}`, maxRequests: shared };
}

/** Anonymous readers from one network. */
export function addressOwner(network: string): Owner {
  return { name: `address ${network}`, maxRequests: shared };
}
