import type { Described } from './release-record.ts';

/** Maximum size of a remote's own scripts for its first screen, in bytes of brotli. */
export const scriptBudget = 60_000;

/** Size of a release's scripts as browsers get them: compressed if the build compressed them. */
export function scriptBytesOf({ release, files }: Described): number {
  const preload = 'preload' in release ? release.preload : [];
  const scripts = preload.filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => (files[`${name}.br`] ?? files[name])?.bytes ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
