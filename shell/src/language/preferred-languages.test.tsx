import { reloadPage } from '../browser/reload-page.ts';
import { changeLanguage, preferredLanguages } from './preferred-languages.ts';
import { pageLanguage } from './texts.ts';

jest.mock('../browser/reload-page.ts', () => ({ reloadPage: jest.fn() }));

test('a chosen language comes at once and before those of the browser, also on later pages', async () => {
  expect(preferredLanguages()).toEqual(navigator.languages);
  await changeLanguage('tr');
  expect(pageLanguage()).toBe('tr');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(preferredLanguages()).toEqual(['tr', ...navigator.languages]);
});
