import type { Socket } from 'node:net';

/**
 * Ends a connection, with an error that says so, on which nothing was said for so long. The driver
 * would wait for an answer as long as TCP does, which may be a quarter of an hour.
 */
export function endWhenSilent(stream: Socket, milliseconds: number): void {
  stream.setTimeout(milliseconds, () => {
    const silence = new Error(`The database said nothing for ${milliseconds} ms`);
    stream.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
  });
}
