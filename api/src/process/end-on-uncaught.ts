import type { Logger } from 'pino';

/**
 * Ends the process, as Node does, after an uncaught error or an unhandled rejection. Node would
 * print the error with all its properties, such as the request it came from.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught error');
    process.exit(1);
  });
}
