import { randomInt, randomUUIDv7 } from 'node:crypto';

const counterEnd = 0x1000;

let time = 0;
let counter = 0;

/**
 * The id of an event: a UUIDv7 that is greater than all before it in this process, so that the
 * events of one millisecond keep their order too. The twelve bits after the time count (RFC 9562,
 * 6.2, method 1), from the lower half; a clock that is set back keeps the latest time.
 */
export function nextEventId(): string {
  const now = Date.now();
  counter += 1;
  if (now > time || counter === counterEnd) {
    time = Math.max(now, time + 1);
    counter = randomInt(counterEnd / 2);
  }
  const moment = time.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  const [, , , ...random] = randomUUIDv7().split('-');
  return [moment.slice(0, 8), moment.slice(8), `7${count}`, ...random].join('-');
}
