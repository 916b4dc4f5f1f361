import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../rows/fault.ts';
import { directionName, directions, ladderSchema, type Direction, type Ladder } from './ladder.ts';

/** A ladder, its direction and its file. */
export interface LocatedLadder extends Direction {
  file: string;
  ladder: Ladder;
}

/** Reads the ladders of all directions, with the faults of missing and invalid files. */
export function readLadders(folder: URL): { ladders: LocatedLadder[]; faults: Fault[] } {
  const ladders: LocatedLadder[] = [];
  const faults: Fault[] = [];
  for (const direction of directions) {
    const name = directionName(direction);
    const file = `ladders/${name}.json`;
    const add = (detail: string) =>
      faults.push({ check: 'schema', file, line: 1, key: '', detail });
    const address = new URL(`${name}.json`, folder);
    if (!existsSync(address)) {
      add('is missing');
      continue;
    }
    const read = ladderSchema(direction).safeParse(parse(readFileSync(address, 'utf8')));
    if (read.success) ladders.push({ ...direction, file, ladder: read.data });
    for (const { path, message } of read.error?.issues ?? []) add(`${path.join('.')}: ${message}`);
  }
  return { ladders, faults };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
