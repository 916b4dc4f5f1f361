import { loadBank } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue, type CatalogueWord } from '../../bank/catalogue.ts';
import { createTableLoader } from '../../bank/table-loader.ts';
import { createTeachingSource } from '../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import { createPrompts } from '../prompts.ts';

/** What practice reads from, with the bank that learners have. */
export function loadRealSources() {
  const bank = loadBank();
  const catalogue = createCatalogue(bank);
  return {
    bank,
    catalogue,
    prompts: createPrompts(catalogue),
    usageOf: createUsageLoader(bank.version),
    teachingOf: createTeachingSource(bank.version).ofWord,
    paradigms: createTableLoader(bank.version),
  };
}

/** A word of the bank by its text. */
export function wordCalled(
  { catalogue }: Pick<ReturnType<typeof loadRealSources>, 'catalogue'>,
  language: LanguageCode,
  text: string,
): CatalogueWord {
  const word = catalogue.ofLanguage(language).find((one) => one.text === text);
  if (word === undefined) throw new Error(`The bank lacks ${text}`);
  return word;
}
