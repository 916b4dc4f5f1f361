import { wordSet } from '../../lookup/word-set.ts';
import type { SoundWord } from '../../pack/sound.ts';
import { markStress } from '../../sound/mark-stress.ts';
import type { Segment } from '../../sound/segment.ts';
import { readTurkish } from './read-turkish.ts';
import { soundLetters } from './sound-letters.ts';

/** Words that follow the stress of the word before. */
const enclitics = wordSet('de da ki mi mı mu mü ise idi ile bile');

/** The particle of questions with an ending: *misin*, *mıydı*. */
const askingWord = /^m[iıuü](?:y|s[iıuü]n)/u;

function isEnclitic(word: string): boolean {
  return enclitics.has(word) || askingWord.test(word);
}

/** Words whose letters are read, with the marks of respellings. */
function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('tr')
    .split(/[\s,;.!?…/()-]+/u)
    .filter((word) => word !== '');
}

function withStress(segments: Segment[], isInPhrase: boolean, isLeaning: boolean): Segment[] {
  const vowels = segments.filter(({ isVowel }) => isVowel);
  const isMarked = isInPhrase ? !isLeaning : vowels.length > 1;
  const stressed = vowels.find(({ isStressed }) => isStressed) ?? vowels.at(-1);
  return segments.map((segment) => ({ ...segment, isStressed: isMarked && segment === stressed }));
}

/** Only one consonant begins a syllable: kont-rol. */
function isOnset(): boolean {
  return false;
}

/**
 * IPA of Turkish by its spelling or respelling. Stress is on the last syllable unless marked; in
 * phrases each word has its own, and enclitics have none.
 * @see Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapters 1 to 4
 */
export function turkishIpa({ text, say }: SoundWord): string | undefined {
  const words = wordsOf(say ?? text);
  const isInPhrase = words.length > 1;
  const read = words.map((word, place) =>
    withStress(
      soundLetters(readTurkish(word, say !== undefined)),
      isInPhrase,
      place > 0 && isEnclitic(word),
    ),
  );
  if (!read.flat().some(({ isVowel }) => isVowel)) return undefined;
  return read.map((word) => markStress(word, isOnset)).join(' ');
}
