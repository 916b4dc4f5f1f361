import { z } from 'zod';

/**
 * Whether a host has only characters of names and addresses. URLs also allow `*` and `;`, which
 * have a meaning in a security policy.
 */
export function hasPlainHost({ hostname }: URL): boolean {
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname);
}

/** Whether nobody between the browser and the host can intercept a plain http request. */
export function isOwnMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** An environment variable with origins, separated by commas; none if omitted. */
export function originList(error: string, isAllowed: (origin: URL) => boolean = () => true) {
  const isOrigin = (text: string) =>
    URL.canParse(text) && new URL(text).origin === text && isAllowed(new URL(text));
  return z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, { error })))
    .default([]);
}
