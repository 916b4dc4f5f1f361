import { readFileSync } from 'node:fs';
import { builtUsagesFile } from '../paths.ts';
import type { Usages } from './usage.ts';

export type { Texts, Usage, Usages } from './usage.ts';

/**
 * Reads the usages that `npm run content:build` wrote, which the build has checked.
 * @throws when the file does not exist
 */
export function loadUsages(file: string | URL = builtUsagesFile): Usages {
  return JSON.parse(readFileSync(file, 'utf8')) as Usages;
}
