import { remoteMessageMaximum } from '@topwords/platform/contracts';

/** What a terminal or a page might obey, or what could turn the order of a line's letters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;

/** The user, and the query and fragment, of an address or a path: they may tell of a person. */
const userOfAddress = /:\/\/[^\s/?#@]*@/g;
const queryOfAddress = /(\/[^\s"'<>?#]*)[?#][^\s"'<>)\]]*/g;
const dataAddress = /\bdata:[^\s"'<>)\]]+/gi;
const emailAddress = /[^\s"'<>()@]+@[^\s"'<>()@]+/g;

/**
 * An error's message as it may be kept and shown: one line within the contract's limit, without control
 * characters, with addresses cut before their query and without addresses of persons.
 */
export function cleanMessage(message: string): string {
  return cut(message)
    .toWellFormed()
    .replaceAll(unprintable, ' ')
    .replaceAll(userOfAddress, '://')
    .replaceAll(dataAddress, 'data:…')
    .replaceAll(queryOfAddress, '$1')
    .replaceAll(emailAddress, '…@…')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The beginning, without half a character at its end. */
function cut(message: string): string {
  return message.slice(0, remoteMessageMaximum).replace(/[\ud800-\udbff]$/, '');
}
