import { foldText } from '@topwords/languages/text';
import { createHash } from 'node:crypto';

/** Letters whose marks are accents; marks of other scripts distinguish words (फल is not फूल). */
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*/gu;

/** SHA-256, in hexadecimal, of the folded name, which must be unique among a learner's categories. */
export function categoryNameHash(name: string): string {
  const folded = name
    .normalize('NFC')
    .replace(accented, foldText)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(folded).digest('hex');
}
