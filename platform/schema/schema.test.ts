import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z as whole } from 'zod/mini';
import { z } from './index.ts';

const platform = path.join(__dirname, '..');

/** The members of zod that a source uses as values, as in `z.object`. */
function membersIn(source: string): string[] {
  if (!source.includes("'zod/mini'")) return [];
  return Array.from(source.matchAll(/\bz\.([a-zA-Z]+)\b(?!<)/g), ([, name = '']) => name);
}

test('the page shares every part of zod that a source of the platform uses', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: platform,
    exclude: (name) => /node_modules|\.test\.tsx?$/.test(name),
  });
  const used = new Set(
    files.flatMap((file) => membersIn(readFileSync(path.join(platform, file), 'utf8'))),
  );
  // Types have no values.
  const values = [...used].filter((name) => name in whole && !name.startsWith('Zod'));
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((name) => !(name in z))).toEqual([]);
});
