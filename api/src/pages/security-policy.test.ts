import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { securityPolicy } from './security-policy.ts';

const page = {
  registry: buildSnapshot({ remotes: [] }),
  override: null,
  nonce: 'abc',
  inlineScripts: [],
};

/** A policy's sources, by directive. */
function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('a page that offers Google allows its script, and only what that needs', () => {
  const before = readPolicy(securityPolicy({ ...page, withGoogle: false }));
  const policy = readPolicy(securityPolicy({ ...page, withGoogle: true }));
  expect(policy).toEqual({
    ...before,
    'script-src': [...(before['script-src'] ?? []), 'https://accounts.google.com/gsi/client'],
    'style-src': [...(before['style-src'] ?? []), 'https://accounts.google.com/gsi/style'],
    'connect-src': [...(before['connect-src'] ?? []), 'https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'trusted-types': ['default', '*'],
  });
  expect(before['trusted-types']).toEqual(['default']);
  expect(before['require-trusted-types-for']).toEqual(["'script'"]);
});

test('a page that does not offer Google names none of its origins', () => {
  expect(securityPolicy({ ...page, withGoogle: false })).not.toContain('google');
});

test('an inline script is allowed by its hash', () => {
  const inlineScripts = ['sha256-one', 'sha256-two'];
  const policy = readPolicy(securityPolicy({ ...page, inlineScripts, withGoogle: false }));
  expect(policy['script-src']).toEqual(["'self'", "'sha256-one'", "'sha256-two'"]);
});

test('origins of releases are allowed, unless they would add other sources to a policy', () => {
  const entries = ['https://files.example:8443', 'https://*', 'https://x;sandbox'];
  const remotes = entries.map((origin, index) =>
    buildListing(buildRelease({ name: `remote-${index}`, entry: `${origin}/remote-entry.js` })),
  );
  const registry = buildSnapshot({ remotes });
  const policy = readPolicy(securityPolicy({ ...page, registry, withGoogle: false }));
  expect(policy['script-src']).toEqual(["'self'", 'https://files.example:8443']);
});
