import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { translate, translationAnswer, translatorAbilities } from './translate.ts';
import { translatorLanguage } from './translator-languages.ts';
import { speak } from './voice.ts';

/** A publishable key, as it appears in a partner's page. */
export const partnerKey = z
  .string({ error: 'key is required' })
  .check(z.regex(/^pk_[0-9A-Za-z]{1,40}$/, 'key must be a publishable key, like pk_…'));

/**
 * Servers do not put a key in the address: they send their secret key in the `Authorization`
 * header.
 */
const query = z.object({ key: z.optional(partnerKey) });
const shared = { tag: 'Partners', authentication: 'partner', query } as const;

const refusals = [
  'partner_key_unknown',
  'partner_key_expired',
  'partner_origin_refused',
  'partner_secret_exposed',
  'partner_quota_reached',
] as const;

const meteredRefusals = [
  ...refusals,
  'partner_session_required',
  'partner_session_invalid',
] as const;

/** Proves that a browser has loaded the translator on a page that the key allows. */
const partnerSession = z.object({
  /** Sent in the header `X-Partner-Session` of calls that count against the quota. */
  token: z.string(),
  /** After this time the token is refused; fetch the settings again for a new one. */
  expires_in_seconds: z.number(),
});

/** What a widget can do with its key. Does not count against a quota. */
export const getWidgetSettings = defineCall({
  ...shared,
  id: 'getWidgetSettings',
  summary: 'What the translator on a partner’s page can do',
  method: 'GET',
  path: '/embed/settings',
  response: z.extend(translatorAbilities, {
    /** Languages the key is limited to; null for all. */
    languages: z.nullable(z.array(translatorLanguage)),
    /** Absent when the request is not from a page in a browser. */
    session: z.optional(partnerSession),
  }),
  errors: refusals,
});

/** Like `translate`, for a partner's page: without a learner's favourites. */
export const translateForPartner = defineCall({
  ...shared,
  id: 'translateForPartner',
  summary: 'A text in another language, for a partner’s page',
  method: 'POST',
  path: '/embed/translate',
  body: translate.body,
  response: z.omit(translationAnswer, { favorite_id: true }),
  errors: [
    ...meteredRefusals,
    'partner_language_refused',
    'languages_equal',
    'language_undetected',
    'pair_unsupported',
    'translation_unavailable',
  ],
});

/** Like `speak`, for a partner's page. */
export const speakForPartner = defineCall({
  ...shared,
  id: 'speakForPartner',
  summary: 'A text read aloud, for a partner’s page',
  method: 'POST',
  path: '/embed/speak',
  body: speak.body,
  response: 'audio',
  errors: [
    ...meteredRefusals,
    'partner_language_refused',
    'language_unvoiced',
    'too_many_attempts',
    'voice_unavailable',
  ],
});

/** Why a key does not work on a page. */
export const keyProblem = z.enum([
  'partner_key_unknown',
  'partner_key_expired',
  'partner_origin_refused',
  'partner_quota_reached',
]);

/**
 * Explains to the developer of a page why the calls above are refused there: browsers hide those
 * responses from pages whose origin the key does not allow. Any origin may read it; it reveals only
 * whether the key would work for the requesting page.
 */
export const diagnoseKey = defineCall({
  tag: 'Partners',
  authentication: 'none',
  query: z.object({ key: partnerKey }),
  id: 'diagnoseKey',
  summary: 'Why a publishable key does not work on a page',
  method: 'GET',
  path: '/embed/diagnosis',
  response: z.object({
    problem: z.nullable(keyProblem),
    /** What the page's developer can do about it. */
    detail: z.string(),
  }),
  errors: ['too_many_attempts'],
});

/** Why a key does not work. */
export type KeyProblem = z.infer<typeof keyProblem>;

/** What a widget can do with its key. */
export type WidgetSettings = z.infer<typeof getWidgetSettings.response>;

/** A translation for a partner's page. */
export type PartnerTranslation = z.infer<typeof translateForPartner.response>;
