import type { TranslatorLanguage } from '@topwords/platform/contracts';

/** What a partner's key may do; times are UTC milliseconds. */
export interface PartnerKey {
  id: string;
  /** The text in the partner's pages; for a secret key, the beginning of its text. */
  key: string;
  /** SHA-256 of a secret key's text, in hexadecimal; null for a publishable key. */
  secretHash: string | null;
  name: string;
  /** Exact origins of the partner's pages, such as `https://acme.example`. */
  origins: readonly string[];
  /** Languages of texts and their translations; null for all. */
  languages: readonly TranslatorLanguage[] | null;
  requestsPerDay: number;
  requestsPerMinute: number;
  /** Percentage of the quotas that one address may use; null for the default. */
  addressShare: number | null;
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** The key of our own playground page: valid only on our own origin, and stored in no table. */
export const playgroundKey: PartnerKey = {
  id: 'playground',
  key: 'pk_playground',
  secretHash: null,
  name: 'TopWords playground',
  origins: [],
  languages: null,
  requestsPerDay: 2000,
  requestsPerMinute: 60,
  addressShare: 10,
  expiresAt: null,
  revokedAt: null,
  createdAt: 0,
};
