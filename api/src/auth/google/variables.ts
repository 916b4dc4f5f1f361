import { z } from 'zod';

const name = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be a text without spaces');

/**
 * The client's secret and the person's code are sent there: only over https, or to this machine.
 */
function isConfidential(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(127(\.\d+){3}|localhost|\[::1\])$/.test(hostname))
  );
}

const address = z.string().refine(isConfidential, {
  error: 'must be an https address, or an http one of this machine',
  abort: true,
});

/**
 * Environment variables of Sign in with Google, which is off unless both of the first two are set.
 * The addresses default to Google's; tests use a server of their own.
 */
export const googleVariables = {
  GOOGLE_CLIENT_ID: name.optional(),
  GOOGLE_CLIENT_SECRET: name.optional(),
  GOOGLE_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: address
    .refine((text) => new URL(text).pathname.endsWith('/userinfo'), {
      error: 'must end in /userinfo',
    })
    .default('https://openidconnect.googleapis.com/v1/userinfo'),
};

/** The settings of signing in with Google. */
export type GoogleEnvironment = z.infer<z.ZodObject<typeof googleVariables>>;
