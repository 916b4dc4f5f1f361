import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOtherScreens } from './list-other-screens.ts';
import { screens } from './screens.ts';

const root = join(__dirname, '../..');
test('every route of a remote is visited: loading, filled and failed', () => {
  const routes = globSync('mfe-*/remote.json', { cwd: root }).flatMap(
    (file) => (JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: string[] }).routes,
  );
  expect(routes.length).toBeGreaterThan(0);
  const walked = new Set(
    [...screens, ...listOtherScreens(root, screens)]
      .filter(({ states }) =>
        ['loading', 'filled', 'error'].every((name) => states.some((state) => state.name === name)),
      )
      .map(({ path }) => new URL(path, 'http://localhost').pathname),
  );
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

test('a route of a new remote is visited without an entry: loading, filled and failed', () => {
  const grown = mkdtempSync(join(tmpdir(), 'topwords-screens-'));
  mkdirSync(join(grown, 'mfe-games'));
  const manifest = { name: 'games', title: { en: 'Games' }, navigation: [] };
  const routes = ['/games', '/words', '/games/of-today'];
  writeFileSync(join(grown, 'mfe-games/remote.json'), JSON.stringify({ ...manifest, routes }));
  const others = listOtherScreens(grown, screens);
  rmSync(grown, { recursive: true });
  expect(others.map(({ name, path }) => [name, path])).toEqual([
    ['games', '/games'],
    ['games-of-today', '/games/of-today'],
  ]);
  expect(others[0]?.states.map(({ name }) => name)).toEqual(['loading', 'filled', 'error']);
});

test('each state has its own picture, and answers to interfere with', () => {
  const pictures = screens.flatMap(({ name, states }) =>
    states.map((state) => `${name}-${state.name}`),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  const unanswered = screens.filter(
    ({ answers, states }) => !answers && states.some(({ calls }) => calls),
  );
  expect(unanswered).toEqual([]);
});
