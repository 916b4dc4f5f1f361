import { z } from 'zod';

/** Plain http only for a developer's own machine, where nobody can intercept it. */
function isOverrideOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // Characters that URLs allow in a host, such as `*` and `;`, would have a meaning in a security
  // policy.
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine);
  return origin === text && isHost && isSafe;
}

/** Environment variables for developers of remotes. */
export const developerVariables = {
  /** Where developers may run a remote from in a deployed page; nowhere if omitted. */
  OVERRIDE_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(
        z.string().refine(isOverrideOrigin, {
          error:
            'must be https origins, or http ones of this machine such as http://localhost:3001, separated by commas',
        }),
      ),
    )
    .default([]),
};
