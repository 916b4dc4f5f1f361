import type { Segment } from '../../sound/segment.ts';
import type { RussianSound } from './russian-sound.ts';

const hardened = /^(?:ʐ|ʂ|ts)ː?$/u;

interface Place {
  before: RussianSound | undefined;
  after: RussianSound | undefined;
  /** Number of vowels to the next stressed one; 0 after the last. */
  untilStress: number;
}

function stressedVowel(base: string, { before, after }: Place): string {
  const isAfterSoft = before?.isSoft === true;
  const isBeforeSoft = after?.isSoft === true;
  if (base === 'a') return isAfterSoft && isBeforeSoft ? 'æ' : 'a';
  if (base === 'o') return isAfterSoft ? 'ɵ' : 'o';
  if (base === 'e') return isAfterSoft || isBeforeSoft ? 'e' : 'ɛ';
  if (base === 'u') return isAfterSoft && isBeforeSoft ? 'ʉ' : 'u';
  return before && !before.isVowel && !isAfterSoft ? 'ɨ' : 'i';
}

function unstressedVowel(base: string, { before, after, untilStress }: Place): string {
  const isAfterHard = before !== undefined && !before.isVowel && !before.isSoft;
  if (base === 'u') return 'ʊ';
  if (base === 'i' || base === 'e') return isAfterHard ? 'ɨ' : 'ɪ';
  if (before?.isSoft === true) return after === undefined && untilStress === 0 ? 'ə' : 'ɪ';
  const isOpen = before === undefined || after?.isVowel === true || before.isVowel;
  return untilStress === 1 || (isOpen && untilStress > 0) ? 'ɐ' : 'ə';
}

/**
 * The vowels of a word by their stress and neighbours, in the symbols of Wiktionary: ɐ in the
 * syllable before the stress and at the start, ə elsewhere, ɪ after soft consonants, ɨ after ж, ш, ц.
 * @see https://en.wiktionary.org/wiki/Appendix:Russian_pronunciation
 */
export function reduceVowels(sounds: readonly RussianSound[]): Segment[] {
  return sounds.map((sound, place) => {
    const { base, isVowel, isStressed, isSoft, isJoined, isKept } = sound;
    const tie = isJoined ? '‿' : '';
    if (!isVowel) {
      const written = isSoft ? base : base.replace('l', 'ɫ');
      const isPaired = !/^(?:j|[td]?[ɕʑ])/u.test(base) && !hardened.test(base);
      const ipa = isSoft && isPaired ? written.replace(/^(.*?)(ː?)$/u, '$1ʲ$2') : written;
      return { ipa: tie + ipa, isVowel };
    }
    const rest = sounds.slice(place + 1).filter((other) => other.isVowel);
    const where = {
      before: sounds[place - 1],
      after: sounds[place + 1],
      untilStress: rest.findIndex((other) => other.isStressed) + 1,
    };
    const isFull = isStressed || isKept === true;
    const ipa = isFull ? stressedVowel(base, where) : unstressedVowel(base, where);
    return { ipa: tie + ipa, isVowel, isStressed };
  });
}
