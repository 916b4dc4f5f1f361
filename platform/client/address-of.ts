import type { Call } from '../contracts/index.ts';

interface AddressParts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/** Returns the path and query of a call, with each value escaped: `/words/es?limit=50`. */
export function addressOf(call: Call, { params = {}, query = {} }: AddressParts): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
