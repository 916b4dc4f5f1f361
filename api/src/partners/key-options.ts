import { translatorLanguageNames, type TranslatorLanguage } from '@topwords/platform/contracts';
import { z } from 'zod';
import { hasPlainHost, isOwnMachine } from '../http/origins.ts';

const maxOrigins = 50;

function faultOfOrigin(text: string): string | undefined {
  if (text.includes('*')) return 'origins are exact, there are no wildcards; give each by --origin';
  if (!URL.canParse(text) || new URL(text).origin === 'null')
    return 'must be scheme, host and port, such as https://acme.example';
  const address = new URL(text);
  if (!hasPlainHost(address)) return 'the host has characters that no host name has';
  if (address.protocol !== 'https:' && !isOwnMachine(address))
    return 'must be https; http is only for localhost';
  const { origin } = address;
  return origin === text ? undefined : `must be only an origin, without a path: ${origin}`;
}

const origin = z.string().refine((text) => faultOfOrigin(text) === undefined, {
  error: ({ input }) => `--origin ${String(input)}: ${faultOfOrigin(String(input))}`,
});

function unknownIn(codes: readonly string[]): string[] {
  return codes.filter((code) => !Object.hasOwn(translatorLanguageNames, code));
}

const languages = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((code) => code.trim()))])
  .refine((codes) => unknownIn(codes).length === 0, {
    error: ({ input }) =>
      `--languages: ${unknownIn(input as string[]).join(', ') || 'an empty code'} is not a language code of the translator`,
    abort: true,
  })
  .refine(
    ({ length }) => length > 1,
    '--languages: a translator needs two languages, such as en,es',
  )
  .transform((codes) => codes as TranslatorLanguage[]);

function amount(option: string, fallback: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `${option} must be a whole number above 0`)
    .transform(Number)
    .default(fallback);
}

/** The first moment of a day of UTC that is to come. */
function expiry(now: number) {
  return z.iso
    .date({
      error: '--expires must be a day, such as 2027-01-01, on which the key stops working',
      abort: true,
    })
    .refine((day) => Date.parse(day) > now, {
      error: ({ input }) => `--expires ${String(input)} has passed`,
    })
    .transform((day) => Date.parse(day));
}

/** The options of a new key, as given in a terminal. */
export function keyOptions(isSecret: boolean, now: number) {
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, '--name is required, such as --name "Acme"')
      .max(100, '--name must be at most 100 characters')
      .prefault(''),
    origin: (isSecret
      ? z.array(z.string()).max(0, '--server: a secret key has no origins; leave --origin out')
      : z
          .array(origin)
          .min(1, '--origin is required, such as --origin https://acme.example')
          .max(maxOrigins, `--origin: a key has at most ${maxOrigins} origins`)
    ).prefault([]),
    /** Without duplicates; all languages if omitted. */
    languages: languages.optional(),
    'per-day': amount('--per-day', 10_000),
    'per-minute': amount('--per-minute', 300),
    /** In percent; the default share if omitted. */
    'address-share': z
      .string()
      .refine(() => !isSecret, { error: '--address-share is for publishable keys', abort: true })
      .regex(/^([1-9]\d?|100)$/, '--address-share must be a whole number of percent, from 1 to 100')
      .transform(Number)
      .optional(),
    expires: expiry(now).optional(),
  });
}

/** As given in a terminal or by the console. */
export type KeyOptions = z.input<ReturnType<typeof keyOptions>>;
