import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@topwords/languages/identity';
import { allSound, type SoundWord } from '@topwords/languages/sound';
import { espeakModule } from './espeak-worker.ts';
import type { Heard } from './testing/phoneme-listener.ts';

const listener = fileURLToPath(new URL('./testing/phoneme-listener.ts', import.meta.url));

const spanish = 'abogado vergüenza llave perro otoño chico guerra jueves cigarro zapato';
const russian = 'коро́ва щётка лю́ди друзья́ съесть ваго́н дождь ночь пять цирк ба́бушка до́ллар';
const turkish = 'öğretmen kırmızı çiçek güneş yağmur değil rüzgâr jandarma soğuk üzüm';
const english: [gb: string, us: string][] = [
  ['ˈwɔːtə', 'ˈwɔːtɚ'],
  ['tʃɜːtʃ', 'tʃɝːtʃ'],
  ['ˈmeʒə', 'ˈmeʒɚ'],
  ['ˈstɔːri', 'ˈstɔːri'],
  ['nɪə', 'nɪr'],
  ['ðeə', 'ðɛr'],
  ['ˈfaɪə', 'ˈfaɪɚ'],
  ['ɡəʊ', 'ɡoʊ'],
  ['θɪŋk', 'θɪŋk'],
  ['ˌʌndəˈstænd', 'ˌʌndɚˈstænd'],
];

function wordsOf(text: string): SoundWord[] {
  return text.split(' ').map((word) => ({ text: word.replace('\u0301', ''), stressed: word }));
}

const words: Record<LanguageCode, SoundWord[]> = {
  en: english.map(([gb, us]) => ({ text: gb, ipa: { gb, us } })),
  es: wordsOf(spanish),
  ru: wordsOf(russian),
  tr: wordsOf(turkish),
};

/**
 * Symbols that the voices' own IPA has for ours, and what both do not distinguish: stress, length,
 * reduced vowels, and American t, which they make a tap.
 */
const ownSymbols: [own: RegExp, plain: string][] = [
  [/[ˈˌː‿\s]/gu, ''],
  [/[æɑɐʌ]|(?<=ʲ)ja(?=.ʲ)/gu, 'a'],
  [/ɹ/gu, 'r'],
  [/ɝ/gu, 'ɜ'],
  [/ɪə/gu, 'iə'],
  [/œ/gu, 'ø'],
  [/ɛ/gu, 'e'],
  [/ɔɾɚ/gu, 'ɔtɚ'],
  [/ɭ/gu, 'lʲ'],
  [/ʑ/gu, 'zʲ'],
  [/u"|ʉ|ʊ/gu, 'u'],
  [/tʃʲ/gu, 'tɕ'],
  [/ɨ/gu, 'y'],
  [/ɫɫ/gu, 'ɫ'],
];

function plain(ipa: string): string {
  return ownSymbols.reduce((text, [own, symbol]) => text.replaceAll(own, symbol), ipa);
}

const varieties = Object.entries(words).flatMap(([language, list]) =>
  allSound[language as LanguageCode].varieties.map((variety) => ({ variety, language, list })),
);

test.each(varieties)(
  'the voice of $variety says the phonemes of its IPA',
  ({ variety, language, list }) => {
    const sound = allSound[language as LanguageCode];
    const ipa = list.map((word) => sound.ipaOf(word, variety) ?? '');
    const phonemes = ipa.map((text) => `[[${sound.phonemesOf(text, variety)}]]`);
    const voice = sound.voices.get(variety) ?? '';
    const output = execFileSync(process.execPath, [listener, espeakModule, voice, ...phonemes]);
    const heard: Heard[] = JSON.parse(output.toString());
    expect(heard.map((each) => plain(each.ipa))).toEqual(ipa.map(plain));
    for (const { samples } of heard) expect(samples).toBeGreaterThan(4000);
  },
);
