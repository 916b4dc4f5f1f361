import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { cleanText, isErrorLike } from './describe-error.ts';
import { loggable } from './loggable.ts';

/**
 * The log: one JSON object per line, on standard output unless another destination is given.
 * Everything that is logged, by children too, goes through the allow-list of `loggable`.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    // Errors are described already; pino's own serializer would look for more in them.
    serializers: { err: (described: unknown) => described },
    hooks: {
      // Before pino, which takes a line's message from its error.
      logMethod(args, method) {
        method.apply(this, args.map(cleanArgument) as typeof args);
      },
    },
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  // oxlint-disable-next-line typescript/unbound-method -- each call is passed on with its own `this`
  log.child = new Proxy(log.child, {
    apply(child, logger, [bindings, ...more]: [object, ...unknown[]]): unknown {
      return Reflect.apply(child, logger, [loggable(bindings), ...more]);
    },
  });
  return log;
}

function cleanArgument(argument: unknown): unknown {
  if (typeof argument === 'string') return cleanText(argument);
  if (typeof argument !== 'object' || argument === null) return argument;
  return loggable(isErrorLike(argument) ? { err: argument } : argument);
}
