import type { FileName } from '../routing/file-route.ts';

/** `topwords-<username>-<date>.json`, the username in lowercase letters, digits and hyphens. */
export function nameAccountFile(username: string, date: string): FileName {
  const plain = username.normalize('NFKD').replace(/\p{M}+|[^ -~]/gu, '');
  const join = (name: string) =>
    `${['topwords', slugOf(name), date].filter((part) => part !== '').join('-')}.json`;
  return { whole: join(username.normalize('NFC')), ascii: join(plain) };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
