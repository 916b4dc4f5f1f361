import { randomUUIDv7 } from 'node:crypto';

const mostTries = 1000;
let last = '';

/**
 * The id of an event: a UUIDv7 that is greater than all before it in this process, so that the
 * events of one millisecond keep their order too.
 */
export function nextEventId(): string {
  let id = randomUUIDv7();
  // Not for ever: the machine's clock may be set back.
  for (let tries = 0; id <= last && tries < mostTries; tries += 1) id = randomUUIDv7();
  last = id;
  return id;
}
