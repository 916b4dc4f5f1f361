import { contactSheet } from './contact-sheet.ts';

test('a section shows a screen in a state at each width, the narrow one first', () => {
  const sheet = contactSheet([
    { view: '1440', name: 'words-filled' },
    { view: '390', name: 'words-filled' },
    { view: '390', name: 'words-error' },
  ]);
  expect([...sheet.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'words-filled',
    'words-error',
  ]);
  expect([...sheet.matchAll(/src="([^"]*)"/g)].map(([, file]) => file)).toEqual([
    '390/words-filled.png',
    '1440/words-filled.png',
    '390/words-error.png',
  ]);
  expect(sheet).toContain('2 screens and states, 3 pictures');
});
