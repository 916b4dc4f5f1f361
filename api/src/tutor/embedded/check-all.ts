import { languageCodes } from '@topwords/platform/contracts';
import { composeAnalysis } from './compose-analysis.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { loadSources } from './load-sources.ts';
import { createFindFaults } from './testing/find-faults.ts';

/** Analyses every word of the bank for every other native language, and prints the faults. */
const { catalogue, paradigms, usageOf, sources } = loadSources();
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
