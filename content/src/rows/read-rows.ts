import { readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Fault, Place } from './fault.ts';
import { rowSchema, type Row } from './row.ts';

export interface LocatedRow extends Place {
  row: Row;
}

export interface ReadRows {
  rows: LocatedRow[];
  /** Faults of invalid lines, which are left out of `rows`. */
  faults: Fault[];
}

/** Parses one file of rows and reports every fault of every line. */
export function parseRows(file: string, content: string): ReadRows {
  const rows: LocatedRow[] = [];
  const faults: Fault[] = [];
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      faults.push({ check: 'schema', file, line, key: '', detail });
      continue;
    }
    const result = rowSchema.safeParse(value);
    if (result.success) {
      rows.push({ file, line, row: result.data });
      continue;
    }
    const key = z.object({ key: z.string() }).safeParse(value).data?.key ?? '';
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      const detail = path ? `${path}: ${issue.message}` : issue.message;
      faults.push({ check: 'schema', file, line, key, detail });
    }
  }
  return { rows, faults };
}

/** Reads all `*.jsonl` files of a folder, sorted by name. */
export function readRows(folder: URL): ReadRows {
  const read: ReadRows = { rows: [], faults: [] };
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  for (const file of files.toSorted()) {
    const parsed = parseRows(file, readFileSync(new URL(file, folder), 'utf8'));
    read.rows.push(...parsed.rows);
    read.faults.push(...parsed.faults);
  }
  return read;
}
