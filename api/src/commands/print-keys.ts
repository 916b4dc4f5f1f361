import { addressShareOf } from '../partners/address-share.ts';
import type { PartnerKey } from '../partners/partner-key.ts';

/** A key as `--json` prints it; times are ISO 8601 in UTC. */
export function jsonOfKey(key: PartnerKey, now: number) {
  return {
    id: key.id,
    key: key.key,
    kind: key.secretHash === null ? ('publishable' as const) : ('secret' as const),
    name: key.name,
    origins: [...key.origins],
    languages: key.languages && [...key.languages],
    requests_per_day: key.requestsPerDay,
    requests_per_minute: key.requestsPerMinute,
    requests_per_day_of_one_address: addressShareOf(key)?.day ?? null,
    expires_at: instant(key.expiresAt),
    revoked_at: instant(key.revokedAt),
    created_at: new Date(key.createdAt).toISOString(),
    state: stateOf(key, now),
  };
}

function stateOf({ revokedAt, expiresAt }: PartnerKey, now: number) {
  if (revokedAt !== null) return 'revoked' as const;
  return expiresAt !== null && expiresAt <= now ? ('expired' as const) : ('works' as const);
}

function instant(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** What a partner pastes into a page, or calls from a server; `text` is the key's. */
export function snippetOf({ secretHash, languages }: PartnerKey, text: string, site: string) {
  return secretHash === null ? elementOf(text, languages, site) : requestOf(text, languages, site);
}

function requestOf(text: string, languages: PartnerKey['languages'], site: string): string {
  const [from_lang = 'en', to_lang = 'es'] = languages ?? [];
  return [
    `curl ${site}/api/embed/translate \\`,
    `  -H 'Authorization: Bearer ${text}' -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ text: '…', from_lang, to_lang })}'`,
  ].join('\n');
}

function elementOf(text: string, languages: PartnerKey['languages'], site: string): string {
  const [from, to] = languages ?? [];
  const pair = from !== undefined && to !== undefined ? ` from="${from}" to="${to}"` : '';
  return [
    `<script src="${site}/embed/v1.js" async></script>`,
    `<topwords-translator key="${text}"${pair} style="display:block;min-height:540px"></topwords-translator>`,
  ].join('\n');
}
