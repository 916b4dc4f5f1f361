import { emptyIpaFile } from './ipa-file.ts';
import { createWordIpa } from './word-ipa.ts';

const { ipa } = emptyIpaFile('a maker');
const file = { maker: 'a maker', ipa: { ...ipa, es: { casa: 'ˈkasa' } } };

test('IPA from the build is available without the engine', async () => {
  const engine = jest.fn(async () => 'made');
  const { findIpa, pronounce } = createWordIpa(file, engine);
  expect(findIpa({ text: 'casa', language: 'es' })).toBe('ˈkasa');
  expect(await pronounce({ text: 'casa', language: 'es' })).toBe('ˈkasa');
  expect(engine).not.toHaveBeenCalled();
});

test('the engine is asked for the rest', async () => {
  const engine = jest.fn(async () => 'made');
  const { findIpa, pronounce } = createWordIpa(file, engine);
  for (const text of ['casas', 'constructor']) {
    expect(findIpa({ text, language: 'es' })).toBeNull();
    expect(await pronounce({ text, language: 'es' })).toBe('made');
  }
});
