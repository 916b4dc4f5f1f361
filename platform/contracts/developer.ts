import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { remoteOverride } from './registry.ts';

const shared = { tag: 'Remotes', authentication: 'token' } as const;

/** The path of all calls, and of the cookie that holds a grant. */
const path = '/developer/override';

/** For accounts with the developer role: where remotes may come from, and what is granted now. */
export const getOverride = defineCall({
  ...shared,
  id: 'getOverride',
  summary: 'The override of a remote that is in force, and the origins that are allowed',
  method: 'GET',
  path,
  response: z.object({
    /** The allow-list of this deployment; empty where overrides are switched off. */
    origins: z.array(z.string()),
    override: z.nullable(remoteOverride),
  }),
  errors: ['developer_role_missing'],
});

/**
 * Lets this browser run one remote from another origin, for a short while: sets a signed, HttpOnly,
 * SameSite=Strict cookie that the next page is made by. A link can do nothing of the kind.
 */
export const grantOverride = defineCall({
  ...shared,
  id: 'grantOverride',
  summary: 'Run one remote from an allowed origin in this browser',
  method: 'POST',
  path,
  body: z.object({ remote: z.string(), origin: z.string() }),
  response: remoteOverride,
  errors: ['developer_role_missing', 'override_origin_refused', 'remote_unknown'],
});

/** Ends the override of this browser; any account may, whether one is in force or not. */
export const endOverride = defineCall({
  ...shared,
  id: 'endOverride',
  summary: 'Run all remotes of this browser from the registry again',
  method: 'DELETE',
  path,
  response: z.object({ ended: z.literal(true) }),
});
