import { z } from 'zod';

const name = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be a text without spaces');

/** The client's secret and the person's code travel to these: never in the clear, but to this machine. */
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
 * Environment variables of Sign in with Google, which is off unless both of the first two are given.
 * The addresses are Google's own; tests have a server of theirs.
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

/** The part of the API's settings that signing in with Google has. */
export type GoogleEnvironment = z.infer<z.ZodObject<typeof googleVariables>>;
