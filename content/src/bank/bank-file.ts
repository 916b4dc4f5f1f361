import { languageCodes, ofEachLanguage } from '@topwords/languages/identity';
import { closeSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import type { Bank } from './bank.ts';

/** The first line: how many bytes the JSON takes, and each language's form index. */
const lengths = z.object({
  json: z.int().nonnegative(),
  forms: z.object(ofEachLanguage(() => z.int().nonnegative())),
});

const longestFirstLine = 1024;

/**
 * A bank as a file: a line with the lengths of its parts, then the bank without its form indexes as
 * JSON, then these indexes as they are. They are more than half of it, and need no parsing.
 */
export function encodeBank({ forms, ...bank }: Bank): Buffer {
  const json = Buffer.from(JSON.stringify(bank));
  const indexes = languageCodes.map((language) => forms[language]);
  const sizes: z.infer<typeof lengths> = {
    json: json.length,
    forms: ofEachLanguage((language) => forms[language].length),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), json, ...indexes]);
}

/** @throws when the file ends before `length` bytes from `position` */
function readPart(file: number, position: number, length: number): Buffer {
  // Not from Node's pool, which would keep its other parts in memory.
  const part = Buffer.allocUnsafeSlow(length);
  if (readSync(file, part, 0, length, position) < length)
    throw new Error('The word bank is cut off');
  return part;
}

/**
 * Reads what `encodeBank` wrote, part by part, so that no more than one is in memory twice.
 * @returns a bank, if the file was one: its content is not checked
 * @throws when the file does not exist, is cut off, or is none that `encodeBank` wrote
 */
export function readBankFile(path: string | URL): unknown {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(longestFirstLine);
    readSync(file, start, 0, longestFirstLine, 0);
    const line = start.toString('latin1').split('\n', 1)[0] ?? '';
    const { json, forms } = lengths.parse(JSON.parse(line));
    let at = line.length + 1;
    const read = (length: number) => readPart(file, (at += length) - length, length);
    const bank: unknown = JSON.parse(read(json).toString());
    return Object.assign(bank as object, { forms: ofEachLanguage((one) => read(forms[one])) });
  } finally {
    closeSync(file);
  }
}
