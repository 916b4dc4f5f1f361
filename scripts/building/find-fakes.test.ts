import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeMarks, findFakes } from './find-fakes.ts';

const kit = join(__dirname, '../../remote-kit');

test('a script that contains a fake is found in every build folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'topwords-fakes-'));
  const write = (folder: string, text: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'main.js'), text);
  };
  write('shell/dist/public', `throw Error("${fakeMarks[1]} getAccount")`);
  write('mfe-words/dist/embed', `const sub="${fakeMarks[0]}"`);
  write('mfe-ai/dist', 'const sub="of a real learner"');
  expect(findFakes(root).toSorted()).toEqual([
    'mfe-words/dist/embed/main.js',
    'shell/dist/public/main.js',
  ]);
  rmSync(root, { recursive: true });
});

test.each(fakeMarks)('the kit still contains "%s"', (mark) => {
  const files = globSync('{factories,fake-api}/*.ts', { cwd: kit });
  expect(files.filter((file) => readFileSync(join(kit, file), 'utf8').includes(mark))).toHaveLength(
    1,
  );
});
