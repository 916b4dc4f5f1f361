import { readFileSync } from 'node:fs';
import { decodeParadigms, type EncodedParadigms, type Paradigms } from './encoding.ts';

export type { Paradigms } from './encoding.ts';

const builtParadigms = new URL('../../dist/paradigms.json', import.meta.url);

/**
 * Reads the labelled tables of the bank's words: those made by `npm run content:build`, or another
 * file's. They are separate from the bank because few requests need them: load them on first use.
 * @throws when the file does not exist
 */
export function loadParadigms(file: string | URL = builtParadigms): Paradigms {
  return decodeParadigms(JSON.parse(readFileSync(file, 'utf8')) as EncodedParadigms);
}
