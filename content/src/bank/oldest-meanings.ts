import { ofEachLanguage } from '@topwords/languages/identity';
import type { Bank } from './bank.ts';
import type { FormIndex } from './form-index.ts';

function keepWords(index: FormIndex, kept: ReadonlySet<string>): FormIndex {
  const lines = index
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [form, ids = ''] = line.split('\t');
      const left = ids.split(',').filter((id) => kept.has(id));
      return left.length === 0 ? [] : [`${form}\t${left.join(',')}`];
    });
  return Buffer.from(lines.join('\n'));
}

/**
 * A bank with only the meanings that were written first, and their words: an earlier, smaller bank
 * for measurements and tests.
 */
export function oldestMeanings(bank: Bank, count: number): Bank {
  const meanings = bank.meanings.toSorted((one, other) => one.id - other.id).slice(0, count);
  const known = new Set(meanings.map(({ id }) => id));
  const words = bank.words
    .map((word) => ({ ...word, senses: word.senses.filter(({ meaning }) => known.has(meaning)) }))
    .filter((word) => word.senses.length > 0);
  const kept = new Set(words.map(({ id }) => String(id)));
  const forms = ofEachLanguage((language) => keepWords(bank.forms[language], kept));
  return { version: `oldest-${count}`, words, meanings, forms };
}
