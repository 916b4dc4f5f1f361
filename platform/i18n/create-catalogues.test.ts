import { createCatalogues } from './create-catalogues.ts';

const english = { hello: 'Hello' };
const spanish = { hello: 'Hola' };

const none = () => Promise.reject(new Error('not asked for'));

test('English is at hand at once', () => {
  const catalogues = createCatalogues(english, { es: () => Promise.resolve(spanish) });
  expect(catalogues.read('en')).toBe(english);
  expect(catalogues.now('en')).toBe(english);
});

test('another language is loaded once, and what can’t wait is in English until then', async () => {
  const load = jest.fn(() => Promise.resolve(spanish));
  const catalogues = createCatalogues(english, { es: load, ru: none });
  expect(catalogues.now('es')).toBe(english);
  const reading = catalogues.read('es');
  expect(await reading).toBe(spanish);
  // React's `use` needs the same promise at each render.
  expect(catalogues.read('es')).toBe(reading);
  expect(catalogues.now('es')).toBe(spanish);
  expect(load).toHaveBeenCalledTimes(1);
});

test('texts that can’t be loaded are shown in English', async () => {
  const catalogues = createCatalogues(english, { ru: none });
  expect(await catalogues.read('ru')).toBe(english);
  expect(catalogues.now('ru')).toBe(english);
});
