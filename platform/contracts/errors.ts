import { z } from 'zod/mini';

/**
 * Every error the API returns, with its HTTP status. Distinguish errors by this literal code, never
 * by class, since bundles are separate and minified.
 */
export const errorStatuses = {
  address_proof_invalid: 400,
  google_state_invalid: 400,
  language_undetected: 400,
  language_unvoiced: 400,
  languages_equal: 400,
  malformed_json: 400,
  pair_unsupported: 400,
  passkey_refused: 400,
  reset_invalid: 400,
  second_step_expired: 400,
  validation_failed: 400,
  week_in_future: 400,
  credentials_wrong: 401,
  google_refused: 401,
  refresh_invalid: 401,
  second_step_required: 401,
  token_expired: 401,
  token_invalid: 401,
  token_missing: 401,
  partner_key_unknown: 401,
  partner_session_invalid: 401,
  partner_session_required: 401,
  console_role_missing: 403,
  developer_role_missing: 403,
  google_email_unverified: 403,
  operator_role_missing: 403,
  origin_refused: 403,
  override_origin_refused: 403,
  partner_key_expired: 403,
  partner_language_refused: 403,
  partner_origin_refused: 403,
  partner_secret_exposed: 403,
  release_not_permitted: 403,
  account_disabled: 403,
  password_wrong: 403,
  invitation_required: 403,
  proof_of_work_required: 403,
  proof_required: 403,
  second_step_wrong: 403,
  sign_up_closed: 403,
  sign_in_again: 403,
  xsrf_refused: 403,
  not_found: 404,
  language_unknown: 404,
  passkey_unknown: 404,
  remote_unknown: 404,
  word_unknown: 404,
  card_unknown: 404,
  category_unknown: 404,
  favorite_unknown: 404,
  partner_key_missing: 404,
  session_unknown: 404,
  text_unknown: 404,
  version_unknown: 404,
  recording_unknown: 404,
  reminder_link_invalid: 404,
  method_not_allowed: 405,
  account_unconfirmed: 409,
  address_confirmed: 409,
  category_is_default: 409,
  category_limit_reached: 409,
  category_name_taken: 409,
  email_taken: 409,
  favorite_limit_reached: 409,
  google_link_required: 409,
  google_unconfigured: 409,
  language_is_native: 409,
  language_not_learned: 409,
  language_untaught: 409,
  native_missing: 409,
  pair_limit_reached: 409,
  passkey_limit_reached: 409,
  release_changed: 409,
  release_refused: 409,
  releases_read_only: 409,
  reminder_mail_unavailable: 409,
  reminder_off: 409,
  reminder_push_unavailable: 409,
  review_limit_reached: 409,
  second_step_missing: 409,
  body_too_large: 413,
  media_type_unsupported: 415,
  partner_quota_reached: 429,
  too_many_attempts: 429,
  tutor_limit_reached: 429,
  internal: 500,
  database_unavailable: 503,
  google_unavailable: 503,
  saving_unavailable: 503,
  instance_stopping: 503,
  translation_unavailable: 503,
  tutor_unavailable: 503,
  voice_unavailable: 503,
} as const;

/** The literal code of an error. */
export type ErrorCode = keyof typeof errorStatuses;

/**
 * One invalid field of a request; `field` is a dotted path, `''` for the whole body. `code` is a
 * FaultCode, and `limit` the bound that the value breaks, where it has one.
 */
export const fault = z.object({
  field: z.string(),
  detail: z.string(),
  code: z.optional(z.string()),
  limit: z.optional(z.number()),
});

/** Why a field is refused. */
export type FaultCode =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'invalid'
  | 'unknown'
  | 'password_is_name'
  | 'password_is_common'
  | 'password_is_breached'
  | 'nothing_to_say';

/** The body of every response that is not 2xx. `detail` is for people, `code` for programs. */
export const errorBody = z.object({
  detail: z.string(),
  code: z.string(),
  faults: z.optional(z.array(fault)),
  retry_after_seconds: z.optional(z.number()),
  /** With `google_link_required`: the token to pass to `linkGoogle` with the password. */
  link_token: z.optional(z.string()),
  made_at: z.optional(z.string()),
  /** With second_step_required: what the second step is sent with, and what it may be. */
  ticket: z.optional(z.string()),
  second_steps: z.optional(z.array(z.enum(['app', 'passkey', 'recovery_code']))),
  /** With proof_of_work_required: an [ALTCHA](https://altcha.org) challenge, version 2. */
  challenge: z.optional(z.unknown()),
});

/** An invalid field of a request, and why. */
export type Fault = z.infer<typeof fault>;

/** The body of a response that is not 2xx; `validation_failed` comes with `faults`. */
export type ErrorBody = z.infer<typeof errorBody>;
