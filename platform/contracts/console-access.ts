import { z } from 'zod/mini';
import { defineCall } from './call.ts';

/** A right beyond a learner's. */
export const role = z.enum(['developer', 'operator']);

/** What the account may see in the console; empty for a learner. */
export const getConsoleAccess = defineCall({
  tag: 'Console',
  authentication: 'token',
  id: 'getConsoleAccess',
  summary: 'What the account may do in the console',
  method: 'GET',
  path: '/console/access',
  response: z.object({
    roles: z.array(role),
    /** Names of the remotes that the account owns. */
    remotes: z.array(z.string()),
  }),
});

/** A right beyond a learner's. */
export type Role = z.infer<typeof role>;

/** What an account may do in the console. */
export type ConsoleAccess = z.infer<typeof getConsoleAccess.response>;
