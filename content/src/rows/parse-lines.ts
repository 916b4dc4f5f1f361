import { z } from 'zod';
import type { Fault, Place } from './fault.ts';

/** A valid line of a source file. */
interface ParsedLine<T> extends Place {
  value: T;
}

export interface ParsedLines<T> {
  lines: ParsedLine<T>[];
  /** Faults of invalid lines, which are left out of `lines`. */
  faults: Fault[];
}

/**
 * Parses a file with one JSON object on each line, and reports every fault of every line. A fault
 * names its line by the object's field `named`.
 */
export function parseLines<T>(
  file: string,
  content: string,
  { schema, named }: { schema: z.ZodType<T>; named: string },
): ParsedLines<T> {
  const parsed: ParsedLines<T> = { lines: [], faults: [] };
  const texts = content.split('\n');
  if (texts.at(-1) === '') texts.pop();
  for (const [index, text] of texts.entries()) {
    const line = index + 1;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      parsed.faults.push({ check: 'schema', file, line, key: '', detail });
      continue;
    }
    const result = schema.safeParse(value);
    if (result.success) {
      parsed.lines.push({ file, line, value: result.data });
      continue;
    }
    const key = z.object({ [named]: z.string() }).safeParse(value).data?.[named] ?? '';
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      const detail = path ? `${path}: ${issue.message}` : issue.message;
      parsed.faults.push({ check: 'schema', file, line, key, detail });
    }
  }
  return parsed;
}
