import { changeLanguage, preferredLanguages } from './preferred-languages.ts';

jest.mock('../browser/reload-page.ts', () => ({ reloadPage: jest.fn() }));

test('a chosen language comes before those of the browser, also on later pages', () => {
  expect(preferredLanguages()).toEqual(navigator.languages);
  changeLanguage('tr');
  expect(preferredLanguages()).toEqual(['tr', ...navigator.languages]);
});
