import type { Segment } from '../../sound/segment.ts';

const stops = new Map([
  ['B', 'b'],
  ['D', 'd'],
  ['G', 'ɡ'],
]);
const approximants = new Map([
  ['B', 'β'],
  ['D', 'ð'],
  ['G', 'ɣ'],
]);

/**
 * The sounds of b, d, g, n and r by their neighbours, also across words: stops at the start and
 * after a nasal (d also after l), approximants elsewhere.
 * @see Hualde, The Sounds of Spanish (2005), chapters 8 to 10
 */
export function soundAllophones(words: readonly (readonly Segment[])[]): Segment[][] {
  let before = '';
  return words.map((word) =>
    word.map((segment, place) => {
      const { ipa } = segment;
      const after = word[place + 1]?.ipa ?? '';
      const isStop = before === '' || /[nmŋ]/u.test(before) || (ipa === 'D' && before === 'l');
      const sound = (isStop ? stops : approximants).get(ipa) ?? nasalOrRhotic(ipa, after);
      before = sound;
      return { ...segment, ipa: sound };
    }),
  );
}

function nasalOrRhotic(ipa: string, after: string): string {
  if (ipa === 'R') return 'r';
  if (ipa === 'r') return 'ɾ';
  if (ipa !== 'n') return ipa;
  if (/^[kGx]/u.test(after)) return 'ŋ';
  return /^[Bp]/u.test(after) ? 'm' : 'n';
}
