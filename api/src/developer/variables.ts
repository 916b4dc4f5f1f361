import { z } from 'zod';

/** Plain http for a developer's own machine alone: nobody stands between it and the browser. */
function isOverrideOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // What URLs allow in a host, such as `*` and `;`, would mean something else in a security policy.
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine);
  return origin === text && isHost && isSafe;
}

/** Environment variables for developers of remotes. */
export const developerVariables = {
  /** Where developers may run a remote from in a deployed page; nowhere unless given. */
  OVERRIDE_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(
        z.string().refine(isOverrideOrigin, {
          error:
            'must be https origins, or http ones of this machine such as http://localhost:3001, parted by commas',
        }),
      ),
    )
    .default([]),
};
