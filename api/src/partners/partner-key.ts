import type { TranslatorLanguage } from '@topwords/platform/contracts';

/** What a partner's key may do; times are UTC milliseconds. */
export interface PartnerKey {
  id: string;
  /** Publishable: it stands in the partner's pages. */
  key: string;
  name: string;
  /** Exact origins of the partner's pages, such as `https://acme.example`. */
  origins: readonly string[];
  /** Languages that texts may be in and be translated into; null for all. */
  languages: readonly TranslatorLanguage[] | null;
  requestsPerDay: number;
  requestsPerMinute: number;
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** The key of our own playground page: valid on our own origin alone, and kept in no table. */
export const playgroundKey: PartnerKey = {
  id: 'playground',
  key: 'pk_playground',
  name: 'TopWords playground',
  origins: [],
  languages: null,
  requestsPerDay: 2000,
  requestsPerMinute: 60,
  expiresAt: null,
  revokedAt: null,
  createdAt: 0,
};
