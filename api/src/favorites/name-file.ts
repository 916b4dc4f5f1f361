import type { FileName } from '../routing/file-route.ts';

/** What file systems, or the header that names the file, would not take. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\s/\\:*?"<>|%']+/gu;

/** `topwords-favorites-<category>-<date>.<extension>`; without a category that part is left out. */
export function nameFile(
  category: string | undefined,
  date: string,
  extension: 'csv' | 'txt',
): FileName {
  const join = (part: string) => {
    const parts = ['topwords-favorites', trimHyphens(part), date].filter((text) => text !== '');
    return `${parts.join('-')}.${extension}`;
  };
  const name = (category ?? '').normalize('NFC').replace(unfit, '-');
  return { whole: join(name), ascii: join(name.normalize('NFD').replace(/[^!-~]+/g, '')) };
}

function trimHyphens(text: string): string {
  return text.replace(/-+/g, '-').replace(/^-|-$/g, '');
}
