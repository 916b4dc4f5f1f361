import { IncomingMessage, ServerResponse } from 'node:http';
import { cleanText, describeError, isErrorLike } from './describe-error.ts';

const depthMaximum = 3;
const maxEntries = 20;
/** Of one line, in characters. */
const lineMaximum = 8000;

const secretName = /authorization|cookie|password|passwd|secret|token|api.?key|credential/i;
const secret = '[redacted]';

/**
 * The fields of a line as they may be written: errors by their allow-list, requests by method and
 * path, texts cut and cleaned, fields named like secrets left out, all of it bounded.
 */
export function loggable(fields: object | undefined): Record<string, unknown> {
  let left = lineMaximum;

  function textOf(text: string): string {
    const clean = left > 0 ? cleanText(text) : '…';
    left -= clean.length;
    return clean;
  }

  function spend<Value extends object>(value: Value): Value | string {
    left -= JSON.stringify(value).length;
    return left > 0 ? value : '…';
  }

  function valueOf(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return textOf(value);
    if (typeof value === 'bigint') return String(value);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (isErrorLike(value)) return spend(describeError(value));
    if (value instanceof IncomingMessage) return requestOf(value);
    if (value instanceof ServerResponse) return { status: value.statusCode };
    if (depth >= depthMaximum) return '…';
    if (Array.isArray(value)) {
      return value.slice(0, maxEntries).map((item: unknown) => valueOf(item, depth + 1));
    }
    return isPlain(value) ? entriesOf(value, depth + 1) : `[${value.constructor.name}]`;
  }

  function requestOf({ method, url }: IncomingMessage): Record<string, unknown> {
    return { method, path: textOf(url?.split('?')[0] ?? '') };
  }

  function entriesOf(value: object, depth: number): Record<string, unknown> {
    const entries = Object.entries(value).slice(0, maxEntries);
    return Object.fromEntries(
      entries.map(([name, entry]) => [
        name.slice(0, 60),
        secretName.test(name) ? secret : valueOf(entry, depth),
      ]),
    );
  }

  return entriesOf(fields ?? {}, 0);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
