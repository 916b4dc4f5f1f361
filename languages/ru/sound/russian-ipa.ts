import type { SoundWord } from '../../pack/sound.ts';
import { markStress } from '../../sound/mark-stress.ts';
import { splitPhrase } from '../../sound/split-phrase.ts';
import { assimilate } from './assimilate.ts';
import { groupWords, type WordGroup } from './group-words.ts';
import { readLetters } from './read-letters.ts';
import { reduceVowels } from './reduce-vowels.ts';
import { respell } from './respell.ts';

const vowels = /[аеёиоуыэюя]/gu;

/** A stop or fricative before r or l; s, z, sh, zh before a stop or v. */
const cluster = /^(?:[szʂʐ][ptkbdɡ]?[rlɫv]?|[ptkbdɡfvx][rlɫ]|[szʂʐ][ptkbdɡ])$/u;

function isOnset(consonants: readonly string[]): boolean {
  const joined = consonants.join('').replace(/^‿/u, '').replaceAll('ʲ', '');
  return joined.length > 1 && cluster.test(joined);
}

/** Joins a group and marks its only vowel; undefined if several vowels could be stressed. */
function withStress({ before, host, after }: WordGroup): string | undefined {
  const text = before + host + after;
  if (/\u0301|ё/u.test(text)) return text;
  if ((host.match(vowels)?.length ?? 0) > 1) return undefined;
  return before + host.replace(vowels, '$&\u0301') + after;
}

function sayGroup(group: WordGroup, isRespelled: boolean, isInPhrase: boolean): string | undefined {
  const stressed = withStress(group);
  if (stressed === undefined) return undefined;
  const said = stressed
    .split('‿')
    .map((word) => respell(word, isRespelled))
    .join('‿');
  const segments = reduceVowels(assimilate(readLetters(said)));
  const isMarked = isInPhrase || segments.filter(({ isVowel }) => isVowel).length > 1;
  const marked = isMarked ? segments : segments.map((each) => ({ ...each, isStressed: false }));
  return markStress(marked, isOnset).replaceAll('ˈ‿', '‿ˈ');
}

/**
 * IPA of Russian by its stressed form, or by its author's respelling. Undefined if a word of several
 * syllables has no stress. Prepositions and particles are joined with ‿.
 * @see Avanesov, Русское литературное произношение (1984)
 */
export function russianIpa({ text, stressed, say }: SoundWord): string | undefined {
  const words = splitPhrase(say ?? stressed ?? text, 'ru');
  const groups = groupWords(words.join(' '));
  const said = groups.map((group) => sayGroup(group, say !== undefined, groups.length > 1));
  return said.length === 0 || said.includes(undefined) ? undefined : said.join(' ');
}
