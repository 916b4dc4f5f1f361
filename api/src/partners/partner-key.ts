import type { TranslatorLanguage } from '@topwords/platform/contracts';

/** What a partner's key may do; times are UTC milliseconds. */
export interface PartnerKey {
  id: string;
  /** Publishable, as it appears in the partner's pages; of a secret key, how its text begins. */
  key: string;
  /** SHA-256 of a secret key's text, in hexadecimal; null for a publishable key. */
  secretHash: string | null;
  name: string;
  /** Exact origins of the partner's pages, such as `https://acme.example`. */
  origins: readonly string[];
  /** Languages that texts may be in and be translated into; null for all. */
  languages: readonly TranslatorLanguage[] | null;
  requestsPerDay: number;
  requestsPerMinute: number;
  /** How much of the quotas one address may use, in percent; null for the default. */
  addressShare: number | null;
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** The key of our own playground page: valid on our own origin alone, and kept in no table. */
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
