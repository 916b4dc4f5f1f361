import { readFileSync } from 'node:fs';
import { composeLists } from './compose-lists.ts';

test.each([...composeLists()])('%s lists the languages that have a folder', (path, text) => {
  expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toBe(text);
});

test('another folder adds an import and a key to each list', () => {
  const lists = composeLists(['de', 'en']);
  expect(lists.get('lists/tutor.ts')).toBe(
    "import { tutor as de } from '../de/tutor.ts';\n" +
      "import { tutor as en } from '../en/tutor.ts';\n\n" +
      '/** Written by `npm run languages:list`. */\n' +
      'export const tutorList = { de, en };\n',
  );
});
