import { readFileSync } from 'node:fs';
import { decodeParadigms, type EncodedParadigms, type Paradigms } from './encoding.ts';

export type { Paradigms } from './encoding.ts';

const builtParadigms = new URL('../../dist/paradigms.json', import.meta.url);

/**
 * Reads the labelled tables of the bank's words: those that `npm run content:build` makes, or another
 * file's. They are apart from the bank because few need them: read them when first asked for.
 * @throws when there are none.
 */
export function loadParadigms(file: string | URL = builtParadigms): Paradigms {
  return decodeParadigms(JSON.parse(readFileSync(file, 'utf8')) as EncodedParadigms);
}
