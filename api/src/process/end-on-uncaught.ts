import type { Logger } from 'pino';

/**
 * Ends the process, as Node does, over an error that nothing caught or a promise that nothing handled.
 * Node would print the error with all that hangs on it, such as the request it came from.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught error');
    process.exit(1);
  });
}
