import type { RegistrySnapshot } from '@topwords/platform/contracts';

/** The origins of remotes that are served from elsewhere. */
function originsOf({ remotes }: RegistrySnapshot): string[] {
  const foreign = remotes.filter((release) => URL.canParse(release.entry));
  return [...new Set(foreign.map((release) => new URL(release.entry).origin))];
}

/** What Google's script of signing in needs, as Google documents it. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  requests: 'https://accounts.google.com/gsi/',
};

interface PolicyOptions {
  registry: RegistrySnapshot;
  nonce: string;
  /** Whether one can sign in with Google here. */
  withGoogle: boolean;
}

/**
 * The content security policy of a page: scripts of ours alone, styles by file or by nonce. Google's
 * script is let in only where one can sign in with Google.
 */
export function securityPolicy({ registry, nonce, withGoogle }: PolicyOptions): string {
  const own = ["'self'", ...originsOf(registry)].join(' ');
  const also = (source: string) => (withGoogle ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src ${own}${also(google.script)}`,
    `style-src ${own} 'nonce-${nonce}'${also(google.style)}`,
    `connect-src ${own}${also(google.requests)}`,
    ...(withGoogle ? [`frame-src ${google.requests}`] : []),
    `font-src ${own}`,
    `img-src ${own} data:`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
