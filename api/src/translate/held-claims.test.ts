import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { loadPhrases } from '@topwords/content/phrases';
import type { LanguageCode } from '@topwords/platform/contracts';
import { readFileSync } from 'node:fs';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankEngine } from './bank-engine.ts';
import { createFormTables } from './forms/form-tables.ts';
import { createBankPhrases } from './phrases/bank-phrases.ts';
import { createHeldPhrases } from './phrases/held-phrases.ts';

/** A translation that the bank claims for certain, drawn at random and read by a teacher. */
interface Claim {
  from: LanguageCode;
  to: LanguageCode;
  text: string;
  translation: string;
}

const file = new URL('./testing/held-claims.jsonl', import.meta.url);
const claims = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Claim => JSON.parse(line));

const engine = createBankEngine({
  phrases: createBankPhrases(createCatalogue(loadBank())),
  tables: createFormTables(loadParadigms),
  held: createHeldPhrases(loadPhrases),
});

test('the claims that were read are five hundred', () => {
  expect(claims.length).toBeGreaterThanOrEqual(500);
});

// A claim that changes is wrong until somebody has read it again.
test.each(claims)(
  '$from to $to: $text is $translation',
  async ({ from, to, text, translation }) => {
    expect(await engine.translate({ text, from, to })).toMatchObject({ translation });
  },
);
