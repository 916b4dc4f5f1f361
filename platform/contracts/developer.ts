import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { remoteOverride } from './registry.ts';

const shared = { tag: 'Remotes', authentication: 'token' } as const;

/** The path of all calls, and of the cookie that holds a grant. */
const path = '/developer/override';

/** For accounts with the developer role: allowed origins of remotes, and the current override. */
export const getOverride = defineCall({
  ...shared,
  id: 'getOverride',
  summary: 'The current override of a remote, and the allowed origins',
  method: 'GET',
  path,
  response: z.object({
    /** The allow-list of this deployment; empty when overrides are disabled. */
    origins: z.array(z.string()),
    override: z.nullable(remoteOverride),
  }),
  errors: ['developer_role_missing'],
});

/**
 * Lets this browser run one remote from another origin for a short time: sets a signed, HttpOnly,
 * SameSite=Strict cookie that the server reads for the next page. A link cannot do this.
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

/** Ends the override of this browser. Any account may call it, with or without an override. */
export const endOverride = defineCall({
  ...shared,
  id: 'endOverride',
  summary: 'Run all remotes of this browser from the registry again',
  method: 'DELETE',
  path,
  response: z.object({ ended: z.literal(true) }),
});
