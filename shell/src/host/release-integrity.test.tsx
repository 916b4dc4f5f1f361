import { buildRelease } from '@topwords/release/testing';
import { buildChoice } from '../../testing/build-registry.ts';
import { entryAddress, integrityOf, rememberIntegrity } from './release-integrity.ts';

const release = buildRelease({ integrity: { 'remote-entry.js': 'sha384-container' } });

test('each retry has its own address', () => {
  const address = 'http://localhost/remotes/words/1.0.0/remote-entry.js';
  expect(entryAddress(release, 0)).toBe(address);
  expect(entryAddress(release, 1)).toBe(`${address}?retry=1`);
  expect(entryAddress(release, 2)).toBe(`${address}?retry=2`);
});

test('a remote from another origin keeps its origin', () => {
  const entry = 'https://words.example.org/1/remote-entry.js';
  expect(entryAddress({ ...release, entry }, 1)).toBe(`${entry}?retry=1`);
});

test('the container script must have the registry’s hash, at every attempt', () => {
  for (const attempt of [0, 1]) {
    const address = entryAddress(release, attempt);
    expect(integrityOf(address)).toBeUndefined();
    rememberIntegrity(buildChoice({ release, isHashDemanded: true }), address);
    expect(integrityOf(address)).toBe('sha384-container');
  }
});

test('a release without a hash is refused when hashes are required', () => {
  const chosen = buildChoice({ isHashDemanded: true });
  expect(() => rememberIntegrity(chosen, 'http://localhost/any.js')).toThrow('has no hash');
  expect(() =>
    rememberIntegrity({ ...chosen, isHashDemanded: false }, 'http://localhost/any.js'),
  ).not.toThrow();
});
