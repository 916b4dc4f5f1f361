import type { FileName } from '../routing/file-route.ts';

/** Characters that file systems, or the header with the file name, do not accept. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\s/\\:*?"<>|%']+/gu;

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
  const name = (category ?? '').normalize('NFC').replace(forbidden, '-');
  return { whole: join(name), ascii: join(name.normalize('NFD').replace(/[^!-~]+/g, '')) };
}

function trimHyphens(text: string): string {
  return text.replace(/-+/g, '-').replace(/^-|-$/g, '');
}
