import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createTeachingSource } from '../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import { createEmbeddedTutor } from '../embedded/create-embedded-tutor.ts';
import type { EmbeddedTutor } from '../engine/engine.ts';

/** The built-in tutor with the build's whole bank. */
export function createBuiltTutor(): EmbeddedTutor {
  const bank = loadBank();
  const catalogue = createCatalogue(bank);
  return createEmbeddedTutor({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    usageOf: createUsageLoader(bank.version),
    teaching: createTeachingSource(bank.version),
    paradigms: () => loadParadigms(),
  });
}
