import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = '{shell,platform,mfe-*,remote-kit,examples/*}';

/** The classes of a style module that a component names, by file. */
function namedClasses(file: string): { styles: string; names: string[] }[] {
  const text = readFileSync(join(root, file), 'utf8');
  const code = text.replaceAll(/^import .*$/gm, '');
  const imports = text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].map(([, variable = '', path = '']) => {
    const uses = code.matchAll(new RegExp(String.raw`\b${variable}\.(\w+)`, 'g'));
    return { styles: join(dirname(file), path), names: [...uses].map(([, name = '']) => name) };
  });
}

test('every class that a component takes from its styles is there', () => {
  const files = globSync(`${folders}/**/*.tsx`, { cwd: root }).filter(
    (file) => !/node_modules|\/dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((file) =>
    namedClasses(file).flatMap(({ styles, names }) => {
      const text = readFileSync(join(root, styles), 'utf8');
      return names
        .filter((name) => !new RegExp(String.raw`\.${name}\b`).test(text))
        .map((name) => `${file}: ${styles} has no .${name}`);
    }),
  );
  expect(missing).toEqual([]);
});
