import { writePhonemes } from './write-phonemes.ts';

const table = {
  vowels: new Map([
    ['a', 'a'],
    ['aː', 'a :'],
  ]),
  consonants: new Map([
    ['t', 't'],
    ['ʃ', 'S'],
    ['tʃ', 'tS'],
  ]),
};

test.each([
  ['ˈtata', "t|'a|t|a"],
  ['taˈtʃaː', "t|a|tS|'a|:"],
  ['ˌtaˈta', "t|,a|t|'a"],
  ['ta', "t|'a"],
  ['ta ˈta', "t|a t|'a"],
  ['t‿ˈata', "t|'a|t|a"],
])('%s is written %s', (ipa, phonemes) => {
  expect(writePhonemes(ipa, table)).toBe(phonemes);
});

test('an unknown symbol makes it unsayable', () => {
  expect(writePhonemes('taq', table)).toBeUndefined();
});
