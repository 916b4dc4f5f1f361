import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createTeachingSource } from '../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import { createFactSources } from '../embedded/facts/fact-sources.ts';

const bank = loadBank();
const catalogue = createCatalogue(bank);

/** The facts of the build's own bank. */
export const bankFacts = createFactSources({
  catalogue,
  sentences: createSentenceIndex(catalogue),
  usageOf: createUsageLoader(bank.version),
  teaching: createTeachingSource(bank.version),
  paradigms: () => loadParadigms(),
});
