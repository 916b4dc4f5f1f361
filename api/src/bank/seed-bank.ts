import type { Bank } from '@topwords/content/bank';
import { languageCodes } from '@topwords/platform/contracts';
import type { OpenContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  findBankVersion,
  keepBankVersion,
  replaceBankRows,
  type BankRow,
} from './bank-repository.ts';

/**
 * Copies the word bank into the tables that reports read, wholly or not at all, unless they hold this
 * version. Answers whether it did. Nothing of the API reads these tables.
 */
export async function seedBank({ db, now }: OpenContext, bank: Bank): Promise<boolean> {
  if ((await findBankVersion(db)) === bank.version) return false;
  await inTransaction(db, async (transaction) => {
    await keepBankVersion(transaction, bank.version, now);
    await replaceBankRows(transaction, 'bank_words', wordRows(bank));
    await replaceBankRows(transaction, 'bank_meanings', meaningRows(bank));
    await replaceBankRows(transaction, 'bank_translations', translationRows(bank));
  });
  return true;
}

function wordRows(bank: Bank): BankRow[] {
  return bank.words.map((word) => ({
    id: word.id,
    language_code: word.language,
    text: word.text,
    pos: word.pos,
    level: word.level,
    frequency_rank: word.rank,
  }));
}

function meaningRows(bank: Bank): BankRow[] {
  return bank.meanings.map(({ id, key, pos, level }) => ({ id, meaning_key: key, pos, level }));
}

function translationRows(bank: Bank): BankRow[] {
  return bank.meanings.flatMap((meaning) =>
    languageCodes.flatMap((code) =>
      meaning.words[code].headwords.map((text, position) => ({
        meaning_id: meaning.id,
        language_code: code,
        position,
        text,
      })),
    ),
  );
}
