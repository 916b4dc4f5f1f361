import type { Socket } from 'node:net';

/**
 * Destroys a connection, with an error that says so, that was silent for this long. The driver
 * would wait for an answer as long as TCP does, up to a quarter of an hour.
 */
export function endWhenSilent(stream: Socket, milliseconds: number): void {
  stream.setTimeout(milliseconds, () => {
    const silence = new Error(`The database did not answer for ${milliseconds} ms`);
    stream.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
  });
}
