import { translatorLanguageNames, type TranslatorLanguage } from '@topwords/platform/contracts';

const nameMaximumLength = 100;
const originsAtMost = 50;

/**
 * Returns a function's value, or undefined if it throws: its fault is then reported with the rest.
 */
export type Reading = <Value>(read: () => Value) => Value | undefined;

/** No origins: a secret key has none. @throws Error that says so */
export function rejectOrigins(texts: readonly string[]): string[] {
  if (texts.length > 0)
    throw new Error('--server: a secret key has no origins; leave --origin out');
  return [];
}

/** The name of a key. @throws Error that says what is wrong */
export function readName(text = ''): string {
  const name = text.trim();
  if (name === '') throw new Error('--name is required, such as --name "Acme"');
  if (name.length > nameMaximumLength)
    throw new Error(`--name must be at most ${nameMaximumLength} characters`);
  return name;
}

/** All of the origins, or undefined if one is wrong; each wrong one is reported. */
export function readOrigins(texts: readonly string[], reading: Reading): string[] | undefined {
  const amount = reading(() => {
    if (texts.length === 0)
      throw new Error('--origin is required, such as --origin https://acme.example');
    if (texts.length > originsAtMost)
      throw new Error(`--origin: a key has at most ${originsAtMost} origins`);
    return texts.length;
  });
  const origins = texts.map((text) => reading(() => readOrigin(text)));
  const right = origins.filter((origin) => origin !== undefined);
  return right.length === amount ? [...new Set(right)] : undefined;
}

function readOrigin(text: string): string {
  const fault = (reason: string) => new Error(`--origin ${text}: ${reason}`);
  if (text.includes('*'))
    throw fault('origins are exact, there are no wildcards; give each by --origin');
  if (!URL.canParse(text) || new URL(text).origin === 'null')
    throw fault('must be scheme, host and port, such as https://acme.example');
  const { origin, protocol, hostname } = new URL(text);
  // Origins become part of security policies, where `;` in a host, which URLs allow, would begin a
  // new directive.
  if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname))
    throw fault('the host has characters that no host name has');
  if (protocol !== 'https:' && !isOfThisMachine(hostname))
    throw fault('must be https; http is only for localhost');
  if (origin !== text) throw fault(`must be only an origin, without a path: ${origin}`);
  return origin;
}

function isOfThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Languages without duplicates; null for all. @throws Error that says what is wrong */
export function readLanguages(text: string | undefined): TranslatorLanguage[] | null {
  if (text === undefined) return null;
  const codes = [...new Set(text.split(',').map((code) => code.trim()))];
  const unknown = codes.filter((code) => !Object.hasOwn(translatorLanguageNames, code));
  if (unknown.length > 0)
    throw new Error(
      `--languages: ${unknown.join(', ') || 'an empty code'} is not a language code of the translator`,
    );
  if (codes.length < 2)
    throw new Error('--languages: a translator needs two languages, such as en,es');
  return codes as TranslatorLanguage[];
}

/** A quota. @throws Error that says what is wrong */
export function readAmount(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} must be a whole number above 0`);
  return Number(text);
}

/**
 * The share of one address in percent; null for the default.
 * @throws Error that says what is wrong
 */
export function readShare(text: string | undefined, isSecret: boolean): number | null {
  if (text === undefined) return null;
  if (isSecret) throw new Error('--address-share is for publishable keys');
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > 100)
    throw new Error('--address-share must be a whole number of percent, from 1 to 100');
  return Number(text);
}

/** The first moment of a day of UTC, in milliseconds. @throws Error that says what is wrong */
export function readExpiry(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date accepts days past the end of a month: 2027-02-30 would be a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new Error('--expires must be a day, such as 2027-01-01, on which the key stops working');
  if (time <= now) throw new Error(`--expires ${text} has passed`);
  return time;
}
