import { languageCodes, ofEachLanguage } from '@topwords/languages/identity';
import { z } from 'zod';
import type { Bank } from './bank.ts';

const newline = 10;

/**
 * A bank as a file: a line of JSON, in which each language's `forms` is the length of its index in
 * bytes, then the indexes as they are. They are two thirds of the bank, and need no parsing.
 */
export function encodeBank(bank: Bank): Buffer {
  const lengths = ofEachLanguage((language) => bank.forms[language].length);
  const indexes = languageCodes.map((language) => bank.forms[language]);
  const head = `${JSON.stringify({ ...bank, forms: lengths })}\n`;
  return Buffer.concat([Buffer.from(head), ...indexes]);
}

/** What decoding needs of the first line. */
const head = z.looseObject({ forms: z.object(ofEachLanguage(() => z.int().nonnegative())) });

/**
 * Reads what `encodeBank` wrote.
 * @returns a bank, if the file was one: only the lengths of its indexes are checked
 * @throws when the first line is no JSON, or lacks these lengths
 */
export function decodeBank(file: Buffer): unknown {
  const end = file.indexOf(newline);
  const bank = head.parse(JSON.parse(file.toString('utf8', 0, end)));
  let at = end + 1;
  const forms = ofEachLanguage((language) => {
    const start = at;
    at += bank.forms[language];
    // A copy: a part of the file would keep all of it in memory.
    return Buffer.from(file.subarray(start, at));
  });
  return { ...bank, forms };
}
