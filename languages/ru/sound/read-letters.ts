import type { RussianSound } from './russian-sound.ts';
import { unpaired } from './russian-sound.ts';
import { mapOf } from '../../lookup/map-of.ts';

const consonants = mapOf({
  б: 'b',
  в: 'v',
  г: 'ɡ',
  д: 'd',
  ж: 'ʐ',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'tɕ',
  ш: 'ʂ',
  щ: 'ɕː',
});
const alwaysSoft = /^(?:j|tɕ|ɕː)$/u;
const vowels = mapOf({
  а: 'a',
  я: 'a',
  о: 'o',
  ё: 'o',
  э: 'e',
  е: 'e',
  ы: 'i',
  и: 'i',
  у: 'u',
  ю: 'u',
});

/**
 * Reads the letters of a Russian word in lower case, with U+0301 after stressed vowels and ‿ after
 * its clitics. е, ё, ю, я soften the consonant before them, and have a j elsewhere.
 */
export function readLetters(word: string): RussianSound[] {
  const sounds: RussianSound[] = [];
  const hasMark = word.includes('\u0301');
  let isJoined = false;
  let isDivided = true;
  const add = (base: string, sound: Partial<RussianSound>) => {
    sounds.push({ base, isVowel: false, isSoft: false, isStressed: false, isJoined, ...sound });
    isJoined = false;
  };
  for (const [place, letter] of Array.from(word).entries()) {
    const last = sounds.at(-1);
    const consonant = consonants.get(letter);
    const vowel = vowels.get(letter);
    if (letter === '‿') {
      isJoined = true;
      isDivided = true;
    } else if (consonant !== undefined) {
      add(consonant, { isSoft: alwaysSoft.test(consonant) });
      isDivided = false;
    } else if (letter === 'ь' || letter === 'ъ') {
      if (last && letter === 'ь' && !unpaired.has(last.base)) last.isSoft = true;
      isDivided = true;
    } else if (vowel !== undefined) {
      const afterSign = /[ьъ]/u.test(word[place - 1] ?? '');
      if (isDivided && (/[еёюя]/u.test(letter) || (afterSign && /[ио]/u.test(letter)))) {
        add('j', { isSoft: true });
      } else if (!isDivided && last && /[еёюяи]/u.test(letter) && !unpaired.has(last.base)) {
        last.isSoft = true;
      }
      const isStressed = word[place + 1] === '\u0301' || (letter === 'ё' && !hasMark);
      add(vowel, { isVowel: true, isStressed, isKept: letter === 'ё' });
      isDivided = true;
    }
  }
  return sounds;
}
