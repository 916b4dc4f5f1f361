import { fork } from 'node:child_process';
import { join } from 'node:path';

/** POST requests to send to one address. */
export interface FloodOrder {
  url: string;
  requests: readonly { headers: Record<string, string>; json: unknown }[];
  atOnce: number;
}

/** How a flood was answered: how many answers had a status; 0 counts those without one. */
export interface FloodAnswer {
  statuses: Record<number, number>;
  seconds: number;
}

/**
 * Sends many requests from a process of its own, so that whoever measures beside it is not held up.
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
