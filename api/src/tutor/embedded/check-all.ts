import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { languageCodes } from '@topwords/platform/contracts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { createFactSources } from './facts/fact-sources.ts';
import { createFindFaults } from './testing/find-faults.ts';

/** Analyses every word of the bank for every other native language, and prints the faults. */
const bank = loadBank();
const catalogue = createCatalogue(bank);
const paradigms = loadParadigms();
const usageOf = createUsageLoader(bank.version);
const sources = createFactSources({
  catalogue,
  sentences: createSentenceIndex(catalogue),
  usageOf,
  paradigms: () => paradigms,
});
const findFaults = createFindFaults({ catalogue, paradigms, usageOf });

let analyses = 0;
let faulty = 0;
for (const language of languageCodes) {
  for (const native of languageCodes.filter((code) => code !== language)) {
    for (const word of catalogue.ofLanguage(language)) {
      const analysis = composeAnalysis(collectFacts(sources, word, native));
      const faults = findFaults(analysis, language);
      analyses += 1;
      if (faults.length > 0) faulty += 1;
      for (const fault of faults)
        process.stdout.write(`${language} ${native} ${word.text}: ${fault}\n`);
    }
  }
}
process.stdout.write(`${analyses} analyses, ${faulty} with faults\n`);
process.exitCode = faulty > 0 ? 1 : 0;
