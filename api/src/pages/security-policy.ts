import type { RegistrySnapshot } from '@topwords/platform/contracts';

/** The origins of remotes that are served from elsewhere. */
function originsOf({ remotes }: RegistrySnapshot): string[] {
  const foreign = remotes.filter((release) => URL.canParse(release.entry));
  return [...new Set(foreign.map((release) => new URL(release.entry).origin))];
}

/** The content security policy of a page: scripts of ours alone, styles by file or by nonce. */
export function securityPolicy(registry: RegistrySnapshot, nonce: string): string {
  const own = ["'self'", ...originsOf(registry)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data:`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
