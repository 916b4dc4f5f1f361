import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCategory, buildWord } from '@topwords/platform/testing';
import { screensFor } from './table.ts';

const root = join(__dirname, '../..');
const screens = screensFor({
  storageOf: () => undefined,
  word: buildWord({ id: 7 }),
  filledCategory: buildCategory(),
  emptyCategory: buildCategory({}, 3),
  leave: () => Promise.resolve(),
});

test('every route of a remote is walked: loading, filled and failed', () => {
  const routes = globSync('mfe-*/remote.json', { cwd: root }).flatMap(
    (file) => (JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: string[] }).routes,
  );
  expect(routes.length).toBeGreaterThan(0);
  const walked = new Set(
    screens
      .filter(({ states }) =>
        ['loading', 'filled', 'error'].every((name) => states.some((state) => state.name === name)),
      )
      .map(({ path }) => new URL(path, 'http://localhost').pathname),
  );
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

test('each state has a picture of its own, and answers to interfere with', () => {
  const pictures = screens.flatMap(({ name, states }) =>
    states.map((state) => `${name}-${state.name}`),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  const unanswered = screens.filter(
    ({ answers, states }) => !answers && states.some(({ calls }) => calls),
  );
  expect(unanswered).toEqual([]);
});
