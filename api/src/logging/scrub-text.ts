/** The user, query and fragment of an address or a path: these may identify a person. */
const userOfAddress = /:\/\/[^\s/?#@]*@/g;
const queryOfAddress = /(\/[^\s"'<>?#]*)[?#][^\s"'<>)\]]*/g;
const dataAddress = /\bdata:[^\s"'<>)\]]+/gi;
const emailAddress = /[^\s"'<>()@]+@[^\s"'<>()@]+/g;

/**
 * A text without what may identify a person or hold a key: users and queries of addresses, e-mail
 * addresses.
 */
export function scrubText(text: string): string {
  return text
    .replaceAll(userOfAddress, '://')
    .replaceAll(dataAddress, 'data:…')
    .replaceAll(queryOfAddress, '$1')
    .replaceAll(emailAddress, '…@…');
}
