import { z } from 'zod';

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Environment variables that name the registry; see docs/operations.md. */
export const registryVariables = {
  /** Folder of the registry's snapshots and releases; the build's own unless one is named. */
  REGISTRY_FOLDER: z.string().min(1).optional(),
  /** Address of a registry's root, in place of a folder. */
  REGISTRY_URL: z
    .string()
    .refine(isWebAddress, { error: 'must be an address such as https://example.org/registry' })
    .optional(),
  /** JSON Web Key that the snapshots must be signed with. */
  REGISTRY_PUBLIC_KEY: z.string().min(1).optional(),
};
