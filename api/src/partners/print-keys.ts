import type { PartnerKey } from './partner-key.ts';

/** A key as `--json` prints it; times are ISO 8601 in UTC. */
export function jsonOfKey(key: PartnerKey, now: number) {
  return {
    id: key.id,
    key: key.key,
    name: key.name,
    origins: key.origins,
    languages: key.languages,
    requests_per_day: key.requestsPerDay,
    requests_per_minute: key.requestsPerMinute,
    expires_at: instant(key.expiresAt),
    revoked_at: instant(key.revokedAt),
    created_at: instant(key.createdAt),
    state: stateOf(key, now),
  };
}

function stateOf({ revokedAt, expiresAt }: PartnerKey, now: number): string {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'works';
}

function instant(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** What a partner pastes into a page. */
export function snippetOf({ key, languages }: PartnerKey, site: string): string {
  const [from, to] = languages ?? [];
  const pair = from !== undefined && to !== undefined ? ` from="${from}" to="${to}"` : '';
  return [
    `<script src="${site}/embed/v1.js" async></script>`,
    `<topwords-translator key="${key}"${pair} style="display:block;min-height:540px"></topwords-translator>`,
  ].join('\n');
}

/** Rows under a heading, in columns. */
export function table(heading: string[], rows: string[][]): string[] {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
