import type { FirstWords } from '@topwords/platform/contracts';

/**
 * How many pieces of a sentence have begun once a share of its sound, from 0 to 1, has been heard:
 * a piece takes about as long as it has letters.
 */
export function countHeard(pieces: FirstWords['sentence']['pieces'], share: number): number {
  if (share <= 0) return 0;
  const total = pieces.reduce((sum, { before, form }) => sum + before.length + form.length, 0);
  let begun = 0;
  return pieces.filter(({ before, form }) => {
    const isHeard = begun / total < share;
    begun += before.length + form.length;
    return isHeard;
  }).length;
}
