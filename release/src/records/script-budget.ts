import type { DescribedRelease } from './describe-release.ts';

/** What a remote's own scripts may weigh until its first screen is there, in bytes of brotli. */
export const scriptBudget = 60_000;

/** What they weigh, as browsers get them: compressed wherever the build has done that. */
export function scriptBytesOf({
  release,
  files,
}: Pick<DescribedRelease, 'release' | 'files'>): number {
  const scripts = release.preload.filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => (files[`${name}.br`] ?? files[name])?.bytes ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
