import { fork } from 'node:child_process';
import { join } from 'node:path';

/** POST requests to send to one address. */
export interface FloodOrder {
  url: string;
  requests: readonly { headers: Record<string, string>; json: unknown }[];
  atOnce: number;
}

/** Number of answers to a flood by status; 0 counts requests without an answer. */
export interface FloodAnswer {
  statuses: Record<number, number>;
  seconds: number;
}

/**
 * Sends many requests from its own process, so that it does not slow down measurements in this one.
 * @throws Error when that process ends before it has counted all answers
 */
export function flood(order: FloodOrder): Promise<FloodAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FloodAnswer>();
  const child = fork(join(import.meta.dirname, 'flood-process.ts'));
  child.once('message', (answer) => resolve(answer as FloodAnswer));
  child.once('exit', (code) => reject(new Error(`The flood ended with ${code}`)));
  child.send(order);
  return promise;
}
