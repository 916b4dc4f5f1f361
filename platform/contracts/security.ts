import { z } from 'zod/mini';
import { defineCall } from './call.ts';

/** What happens to an account, and is kept for its owner for 180 days. */
export const securityEventKinds = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'session-ended',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'address-confirmed',
  'address-change-asked',
  'address-changed',
  'address-lost',
  'google-connected',
  'passkey-added',
  'passkey-removed',
  'two-step-on',
  'two-step-off',
  'recovery-codes-made',
  'recovery-code-used',
  'exported',
  'disabled',
  'enabled',
  'merged',
  'deleted',
] as const;

/** How someone signed in. */
export const signInMethods = ['password', 'google', 'passkey'] as const;

/**
 * An event of the account. `at` is ISO 8601 in UTC; `device` and `network` tell where the request
 * came from, null when unknown or done by an operator (`by`).
 */
export const securityEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(securityEventKinds),
  by: z.enum(['person', 'operator']),
  method: z.nullable(z.enum(signInMethods)),
  is_new_device: z.boolean(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
});

/** Most events of a page. */
export const securityEventsMaximum = 50;

/** What happened to the account, the newest first; `before` is the id of the last event shown. */
export const listSecurityEvents = defineCall({
  tag: 'Auth',
  id: 'listSecurityEvents',
  summary: 'What happened to the account',
  method: 'GET',
  path: '/auth/history',
  authentication: 'token',
  query: z.object({ before: z.optional(z.string().check(z.maxLength(36))) }),
  response: z.object({ events: z.array(securityEvent), has_more: z.boolean() }),
});

/** An event of the account. */
export type SecurityEvent = z.infer<typeof securityEvent>;
/** What an event is about. */
export type SecurityEventKind = SecurityEvent['kind'];
/** How someone signed in. */
export type SignInMethod = (typeof signInMethods)[number];
