import { pino, type DestinationStream, type Logger } from 'pino';

/** What must never reach the log, wherever someone logs an object that carries it. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
  'body.password',
  // The statement of a failed query, with its values in it.
  'err.sql',
];

/** The log: a JSON object for each line, on standard output unless another place is given. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, redact: { paths: secrets, censor: '[redacted]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
