import { writeFileSync } from 'node:fs';
import { languageCodes } from '@topwords/languages/identity';
import { loadBank } from './bank/bank.ts';
import { loadSpellers } from './lexicon/inflect.ts';
import { spellingFile } from './paths.ts';
import { findSpelling } from './spelling/find-spelling.ts';

/** Writes which misspellings of common words are known, after the dictionaries. */
const { words } = loadBank();
const spellers = await loadSpellers();
const spelling = Object.fromEntries(
  languageCodes.map((code) => {
    const own = words.filter(({ language }) => language === code);
    return [code, findSpelling(code, own, spellers[code])];
  }),
);
writeFileSync(spellingFile, `${JSON.stringify(spelling, null, 1)}\n`);
function count(text: string): number {
  return text.split(' ').length;
}

for (const [code, { words, real }] of Object.entries(spelling)) {
  process.stdout.write(`${code}: ${count(words)} words, ${count(real)} real words near them\n`);
}
