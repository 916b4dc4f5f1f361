import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { loadPhrases } from '@topwords/content/phrases';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import type { EngineTranslation } from '../engine.ts';
import { createFormTables } from '../forms/form-tables.ts';
import { createExpressions } from '../gloss/expressions.ts';
import { createGlossEngine } from '../gloss-engine.ts';
import { createNearestSentences } from '../nearest/nearest-sentences.ts';
import { createBankPhrases } from '../phrases/bank-phrases.ts';
import { createHeldPhrases } from '../phrases/held-phrases.ts';

const bank = loadBank();
const catalogue = createCatalogue(bank);
/** Explains with the built bank. */
export const glossEngine = createGlossEngine({
  catalogue,
  phrases: createBankPhrases(catalogue),
  tables: createFormTables(loadParadigms),
  nearest: createNearestSentences(catalogue),
  usageOf: createUsageLoader(bank.version),
  held: createHeldPhrases(loadPhrases),
  expressions: createExpressions(loadPhrases),
});

/** What the built bank's gloss engine says of a text. @throws when it says nothing */
export async function glossOf(
  from: LanguageCode,
  to: LanguageCode,
  text: string,
): Promise<EngineTranslation> {
  const made = await glossEngine.translate({ text, from, to });
  if (made === null) throw new Error(`No gloss of ${text}`);
  return made;
}
