import { loadBank } from '@topwords/content/bank';
import { languageCodes } from '@topwords/platform/contracts';
import { createCatalogue } from '../../api/src/bank/catalogue.ts';
import { createSearchIndex } from '../../api/src/bank/search-index.ts';
import { createSentenceIndex } from '../../api/src/bank/sentence-index.ts';

/** Prints how many megabytes a bank's catalogue and its indexes take. Needs `--expose-gc`. */
const [, , file = ''] = process.argv;

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = usedBytes();
const catalogue = createCatalogue(loadBank(file));
const search = createSearchIndex(catalogue);
const sentences = createSentenceIndex(catalogue);
for (const language of languageCodes) {
  // The second one looks for typos.
  for (const query of ['a', 'zzxxqqzz'])
    search.search({ query, native: language, targets: languageCodes, limit: 1 });
  for (const word of catalogue.ofLanguage(language).slice(0, 1)) sentences.findFurther(word, 1);
}
const used = usedBytes() - before;
// Referenced after the second measurement, so that they are still in memory when it is taken.
if (!search || !sentences) throw new Error('The indexes were collected too early');
process.stdout.write(`${(used / 1_000_000).toFixed(1)}\n`);
