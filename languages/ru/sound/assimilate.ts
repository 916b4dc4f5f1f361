import { unpaired, type RussianSound } from './russian-sound.ts';

const pairs: [voiceless: string, voiced: string][] = [
  ['p', 'b'],
  ['f', 'v'],
  ['k', 'ɡ'],
  ['t', 'd'],
  ['s', 'z'],
  ['ʂ', 'ʐ'],
  ['x', 'ɣ'],
  ['ts', 'dz'],
  ['tɕ', 'dʑ'],
  ['ɕː', 'ʑː'],
];
const voiced = new Map(pairs);
const voiceless = new Map(pairs.map(([less, more]) => [more, less]));

/** Voicing: of the last obstruent of a word, and of others before another obstruent; not before v. */
function assimilateVoice(sounds: readonly RussianSound[]): void {
  // A preposition without a vowel is said with the next word, even if that is not written here.
  if (!sounds.some(({ isVowel }) => isVowel)) return;
  for (let place = sounds.length - 1; place >= 0; place -= 1) {
    const [sound, next] = [sounds[place], sounds[place + 1]];
    if (!sound || sound.isVowel) continue;
    if (next === undefined || voiced.has(next.base)) {
      sound.base = voiceless.get(sound.base) ?? sound.base;
    } else if (next.base !== 'v' && voiceless.has(next.base)) {
      sound.base = voiced.get(sound.base) ?? sound.base;
    }
  }
}

/** с, з before ш, ж and ч; т, д before ч and ц. */
function assimilatePlace(sounds: readonly RussianSound[]): RussianSound[] {
  return sounds.flatMap((sound, place) => {
    const next = sounds[place + 1];
    const before = sounds[place - 1];
    if (/^[sz]$/u.test(sound.base) && /^[ʂʐ]$/u.test(next?.base ?? '')) {
      return [{ ...sound, base: next?.base ?? '', isSoft: false }];
    }
    if (/^[szʐ]$/u.test(sound.base) && /^(?:tɕ|ɕː)$/u.test(next?.base ?? '')) return [];
    if (/^[szʐ]$/u.test(before?.base ?? '') && sound.base === 'tɕ')
      return [{ ...sound, base: 'ɕː' }];
    if (/^[td]$/u.test(sound.base) && /^(?:tɕ|ts)$/u.test(next?.base ?? '')) return [];
    if (/^[td]$/u.test(before?.base ?? '') && /^(?:tɕ|ts)$/u.test(sound.base)) {
      return [{ ...sound, base: `${sound.base}ː`, isJoined: false }];
    }
    return [sound];
  });
}

/** с, з, н, т, д and doubled consonants before soft ones: шесть, женщина, анна. */
function assimilateSoftness(sounds: readonly RussianSound[]): void {
  for (let place = sounds.length - 2; place >= 0; place -= 1) {
    const [sound, next] = [sounds[place], sounds[place + 1]];
    if (!sound || !next?.isSoft || next.isJoined || unpaired.has(sound.base)) continue;
    const isSame = sound.base === next.base;
    const isDental = /^[sz]$/u.test(sound.base) && /^[tdnsz]$/u.test(next.base);
    const isNasal = sound.base === 'n' && /^(?:[tdszn]|tɕ|ɕː)$/u.test(next.base);
    const isStop = /^[td]$/u.test(sound.base) && /^[td]$/u.test(next.base);
    if (isSame || isDental || isNasal || isStop) sound.isSoft = true;
  }
}

/**
 * Long consonants: between vowels after the stress, at a clitic, and of prefixes and жж; elsewhere
 * doubled letters are one short sound (класс, суббота).
 */
function mergeDoubled(sounds: readonly RussianSound[]): RussianSound[] {
  const stress = sounds.findIndex(({ isStressed }) => isStressed);
  const merged: RussianSound[] = [];
  for (const [place, sound] of sounds.entries()) {
    const last = merged.at(-1);
    if (!last || sound.isVowel || last.base !== sound.base || last.isSoft !== sound.isSoft) {
      merged.push(sound);
      continue;
    }
    const isBetween = sounds[place + 1]?.isVowel === true && sounds[place - 2]?.isVowel !== false;
    const isLong = sound.isJoined || place > stress || /^[tdvʐʂ]$/u.test(sound.base);
    if ((isBetween && isLong) || sound.isJoined) last.base += 'ː';
  }
  return merged;
}

/**
 * Changes the consonants of a word and its clitics by those after them.
 * @see Avanesov, Русское литературное произношение (1984)
 */
export function assimilate(sounds: readonly RussianSound[]): RussianSound[] {
  const placed = assimilatePlace(sounds.map((sound) => ({ ...sound })));
  assimilateVoice(placed);
  assimilateSoftness(placed);
  return mergeDoubled(placed);
}
