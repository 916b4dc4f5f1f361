import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');
const isOurs = (file: string) => !/(^|\/)(node_modules|dist)\//.test(file);

test('every TypeScript file of the project is type-checked', () => {
  const listed = execFileSync(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    root,
    '--listFilesOnly',
  ]);
  const checked = new Set(
    listed
      .toString()
      .split('\n')
      .map((file) => relative(root, file)),
  );
  const present = globSync(
    '{platform,remote-kit,shell,mfe-*,registry,api,content,e2e,examples,scripts}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  ).filter(isOurs);
  expect(present.length).toBeGreaterThan(0);
  expect(present.filter((file) => !checked.has(file))).toEqual([]);
});
