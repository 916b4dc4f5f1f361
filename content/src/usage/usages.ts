import { readFileSync } from 'node:fs';
import type { Usages } from './usage.ts';

const builtUsages = new URL('../../dist/usages.json', import.meta.url);

export type { Texts, Usage, Usages } from './usage.ts';

/**
 * Reads the usages that `npm run content:build` wrote, which the build has checked.
 * @throws when the file does not exist
 */
export function loadUsages(file: string | URL = builtUsages): Usages {
  return JSON.parse(readFileSync(file, 'utf8')) as Usages;
}
