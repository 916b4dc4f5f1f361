import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { translatorLanguage } from './translator-languages.ts';

const shared = { tag: 'Console', authentication: 'token' } as const;

const count = z.int().check(z.nonnegative());
/** ISO 8601 in UTC. */
const instant = z.nullable(z.string());
const quota = z.int().check(z.gte(1), z.lte(999_999_999));

/** What an operator sets for a key; `expires` is a UTC date such as `2027-01-01`. */
const settings = {
  name: z.string().check(z.maxLength(200)),
  /** Exact origins of the partner's pages; empty for a secret key. */
  origins: z.array(z.string().check(z.maxLength(300))),
  /** Languages that the key may translate; null for all. */
  languages: z.nullable(z.array(translatorLanguage)),
  requests_per_day: quota,
  requests_per_minute: quota,
  /** Share of the quotas that one address may use, in percent; null for the default. */
  address_share: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  expires: z.nullable(z.string()),
};

/** The use of a key on a UTC date such as `2026-11-20`. */
export const partnerUsageDay = z.object({
  day: z.string(),
  requests: count,
  characters: count,
  refused: count,
});

/** A partner's key. For a secret key, `key` is only its beginning. */
export const partnerKeyEntry = z.object({
  ...settings,
  id: z.string(),
  key: z.string(),
  kind: z.enum(['publishable', 'secret']),
  state: z.enum(['works', 'expired', 'revoked']),
  created_at: z.string(),
  revoked_at: instant,
  /** The last UTC date on which it was used; null when it was not used in the last 30 days. */
  last_used: z.nullable(z.string()),
  /** The days in the last 30 on which it was used, newest first. */
  usage: z.array(partnerUsageDay),
});

/** All keys, sorted by partner name. */
export const listPartnerKeys = defineCall({
  ...shared,
  id: 'listPartnerKeys',
  summary: 'Keys of partners with their use in the last 30 days',
  method: 'GET',
  path: '/console/partners',
  response: z.object({ keys: z.array(partnerKeyEntry) }),
  errors: ['operator_role_missing'],
});

/** Creates a key. The text of a secret key is only in this response. */
export const createPartnerKey = defineCall({
  ...shared,
  id: 'createPartnerKey',
  summary: 'Create a partner’s key',
  method: 'POST',
  path: '/console/partners',
  body: z.object({ ...settings, kind: z.enum(['publishable', 'secret']) }),
  response: z.object({
    key: partnerKeyEntry,
    text: z.string(),
    /** Code that the partner pastes into a page, or runs on a server. */
    snippet: z.string(),
  }),
  errors: ['operator_role_missing'],
});

const params = z.object({ keyId: z.string() });

/** Changes what a key may do; its text and its kind stay the same. */
export const changePartnerKey = defineCall({
  ...shared,
  id: 'changePartnerKey',
  summary: 'Change a partner’s key',
  method: 'PUT',
  path: '/console/partners/{keyId}',
  params,
  body: z.object(settings),
  response: partnerKeyEntry,
  errors: ['operator_role_missing', 'partner_key_missing'],
});

/** Permanently revokes a key: it is refused everywhere within two seconds. */
export const revokePartnerKey = defineCall({
  ...shared,
  id: 'revokePartnerKey',
  summary: 'Revoke a partner’s key',
  method: 'POST',
  path: '/console/partners/{keyId}/revoke',
  params,
  response: partnerKeyEntry,
  errors: ['operator_role_missing', 'partner_key_missing'],
});

/** A partner's key. */
export type PartnerKeyEntry = z.infer<typeof partnerKeyEntry>;

/** The use of a key on a day. */
export type PartnerUsageDay = z.infer<typeof partnerUsageDay>;
