import { z } from 'zod';

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  // Node's fetch accepts no password in an address, and its error contains the address with the
  // password.
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Environment variables that name the registry; see docs/operations.md. */
export const registryVariables = {
  /** Folder of the registry's snapshots and releases; the build's own by default. */
  REGISTRY_FOLDER: z.string().min(1).optional(),
  /** Address of a registry's root, instead of a folder. */
  REGISTRY_URL: z
    .string()
    .refine(isWebAddress, {
      error: 'must be an address without a password, such as https://example.org/registry',
    })
    .optional(),
  /** JSON Web Key that the snapshots must be signed with. */
  REGISTRY_PUBLIC_KEY: z.string().min(1).optional(),
};
