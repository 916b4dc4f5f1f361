import { remoteMessageMaximum } from '@topwords/platform/contracts';
import { scrubText } from '../logging/scrub-text.ts';

/** What a terminal or a page might obey, or what could turn the order of a line's letters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;

/**
 * An error's message as it may be kept and shown: one line within the contract's limit, without control
 * characters, with addresses cut before their query and without addresses of persons.
 */
export function cleanMessage(message: string): string {
  const printable = cut(message).toWellFormed().replaceAll(unprintable, ' ');
  return scrubText(printable).replaceAll(/\s+/g, ' ').trim();
}

/** The beginning, without half a character at its end. */
function cut(message: string): string {
  return message.slice(0, remoteMessageMaximum).replace(/[\ud800-\udbff]$/, '');
}
