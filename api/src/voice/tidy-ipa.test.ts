import { tidyIpa } from './tidy-ipa.ts';

test.each([
  ['a word of one syllable has no stress mark', 'h_ˈaʊ_s\n', 'haʊs'],
  ['stress is before the first syllable', 'k_ˈa_s_a\n', 'ˈkasa'],
  ['stress is before a later syllable', 'h_ə_l_ˈoʊ\n', 'həˈloʊ'],
  ['a cluster belongs to its syllable', 'ɛ_k_s_p_l_ˈeɪ_n', 'ɛksˈpleɪn'],
  ['secondary stress is kept', 'ˌʌ_n_d_ɚ_s_t_ˈæ_n_d', 'ˌʌndɚsˈtænd'],
  ['two vowels in a row are split before the stressed one', 'k_ɹ_i_ˈeɪ_t', 'kɹiˈeɪt'],
  ['English symbols are those of a dictionary', 'ɐ_b_ˈaʊ_t', 'əˈbaʊt'],
  ['words are separated by a space', 'ɡ_ˈʊ_d m_ˈɔːɹ_n_ɪ_ŋ\nh_ˈaʊ\n', 'ɡʊd ˈmɔːɹnɪŋ haʊ'],
  ['language switches and pauses are left out', '_(ru)_d_ˈo_m_(en)__', 'dom'],
])('%s', (_, trace, ipa) => {
  expect(tidyIpa(trace, 'en')).toBe(ipa);
});

test('Russian keeps its open vowel', () => {
  expect(tidyIpa('x_ɐ_ʃ_ˈo', 'ru')).toBe('xɐˈʃo');
});

test('silence has no IPA', () => {
  expect(tidyIpa('\n', 'en')).toBeNull();
});
