import { remoteMessageMaximum } from '@topwords/platform/contracts';
import { scrubText } from '../logging/scrub-text.ts';

/** Characters that a terminal or a page might interpret, or that could reorder a line's letters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;

/**
 * Makes an error's message safe to store and show: one line within the contract's limit, without
 * control characters, URLs cut before their query, without email addresses.
 */
export function cleanMessage(message: string): string {
  const printable = cut(message).toWellFormed().replaceAll(unprintable, ' ');
  return scrubText(printable).replaceAll(/\s+/g, ' ').trim();
}

/** The beginning, without half a character at its end. */
function cut(message: string): string {
  return message.slice(0, remoteMessageMaximum).replace(/[\ud800-\udbff]$/, '');
}
