import { categoryName, languageCode, password } from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import { codeOfIssue } from './code-of-issue.ts';

const body = z.object({
  name: categoryName,
  password,
  language: languageCode,
  count: z.int().check(z.gte(0), z.lte(100)),
  list: z.array(z.string()).check(z.maxLength(2)),
  is_known: z.boolean(),
});

const right = {
  name: 'Travel',
  password: 'correct horse',
  language: 'es',
  count: 5,
  list: [],
  is_known: true,
};

test.each([
  [{ name: undefined }, { code: 'required' }],
  [{ name: ' ' }, { code: 'required', limit: undefined }],
  [{ name: 'a'.repeat(61) }, { code: 'too_long', limit: 60 }],
  [{ password: 'short' }, { code: 'too_short', limit: 8 }],
  [{ language: 'xx' }, { code: 'unknown' }],
  [{ language: undefined }, { code: 'required' }],
  [{ count: -1 }, { code: 'too_small', limit: 0 }],
  [{ count: 101 }, { code: 'too_big', limit: 100 }],
  [{ list: ['a', 'b', 'c'] }, { code: 'too_long', limit: 2 }],
  [{ is_known: 'yes' }, { code: 'invalid' }],
])('%j has a code, and its bound', (change, expected) => {
  const value = { ...right, ...change };
  const [issue] = body.safeParse(value).error?.issues ?? [];
  expect(issue && codeOfIssue(issue, value)).toEqual(expected);
});
