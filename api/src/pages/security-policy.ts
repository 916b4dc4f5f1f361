import type { RegistrySnapshot, RemoteOverride } from '@topwords/platform/contracts';

/**
 * An origin that is safe in a policy; `*` or `;` in a host, which URLs allow, would have a meaning
 * there.
 */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/** The origins of live releases that are served from elsewhere. */
export function originsOf({ remotes, shell }: RegistrySnapshot): string[] {
  const live = remotes.flatMap(({ stable, previous, canary }) => [
    stable,
    ...(previous ? [previous] : []),
    ...(canary ? [canary.release] : []),
  ]);
  const shells = [shell?.stable, shell?.previous].map((release) => release?.base ?? '');
  const foreign = [...live.map(({ entry }) => entry), ...shells].filter((address) =>
    URL.canParse(address),
  );
  const origins = foreign.map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => plainOrigin.test(origin));
}

/** What Google's sign-in script needs, as Google documents it. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  requests: 'https://accounts.google.com/gsi/',
};

interface PolicyOptions {
  registry: RegistrySnapshot;
  /** The override that is in force in this browser. */
  override: RemoteOverride | null;
  nonce: string;
  /** The hashes of the page's inline scripts. */
  inlineScripts: readonly string[];
  /** Whether sign-in with Google is available. */
  withGoogle: boolean;
}

/**
 * The content security policy of a page: only our scripts, inline ones by their hashes, styles by
 * file or by nonce. Google's script is allowed only where sign-in with Google is available, a
 * developer's machine only while an override is in force; its development server sends updates over
 * a WebSocket.
 */
export function securityPolicy({
  registry,
  override,
  nonce,
  inlineScripts,
  withGoogle,
}: PolicyOptions): string {
  const overriding = override === null ? [] : [override.origin];
  const own = [...new Set(["'self'", ...originsOf(registry), ...overriding])].join(' ');
  const sockets = overriding.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const inline = inlineScripts.map((hash) => ` '${hash}'`).join('');
  const also = (source: string) => (withGoogle ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src ${own}${inline}${also(google.script)}`,
    `style-src ${own} 'nonce-${nonce}'${also(google.style)}`,
    `connect-src ${own}${sockets}${also(google.requests)}`,
    ...(withGoogle ? [`frame-src ${google.requests}`] : []),
    `font-src ${own}`,
    `img-src ${own} data:`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The shell's own policy; Google's script creates some whose names may change.
    `trusted-types default${also('*')}`,
  ].join('; ');
}
