import { readFileSync, readdirSync } from 'node:fs';
import type { Fault, Place } from './fault.ts';
import { parseLines } from './parse-lines.ts';
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
  const { lines, faults } = parseLines(file, content, { schema: rowSchema, named: 'key' });
  return { rows: lines.map(({ value, ...place }) => ({ ...place, row: value })), faults };
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
