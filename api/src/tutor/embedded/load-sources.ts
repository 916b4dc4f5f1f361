import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createTeachingSource } from '../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import { createFactSources } from './facts/fact-sources.ts';

/** Everything that the built-in tutor knows, for commands. */
export function loadSources() {
  const bank = loadBank();
  const catalogue = createCatalogue(bank);
  const paradigms = loadParadigms();
  const usageOf = createUsageLoader(bank.version);
  const sources = createFactSources({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    usageOf,
    teaching: createTeachingSource(bank.version),
    paradigms: () => paradigms,
  });
  return { catalogue, paradigms, usageOf, sources };
}
