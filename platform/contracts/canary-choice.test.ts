import { canaryMark, isInCanary } from './canary-choice.ts';
import type { Canary } from './registry.ts';

function trial(percent: number, learners: string[] = []): Canary {
  const release = {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/words'],
    navigation: [],
    version: '1.1.0',
    entry: '/remotes/words/1.1.0/remote-entry.js',
    global: 'topwords_words',
    integrity: {},
    preload: [],
  };
  const bounds = { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 };
  return { id: 'words@1.1.0', release, percent, learners, started_at: 0, bounds };
}

/** Ids in the form that accounts have, evenly spread. */
const learners = Array.from({ length: 10_000 }, (_, index) => `0190a1b2-0000-7000-8000-${index}`);

test('a canary reaches its share of the learners, to within one percentage point', () => {
  for (const percent of [1, 25, 50]) {
    const reached = learners.filter((sub) => isInCanary(trial(percent), sub)).length;
    expect(Math.abs(reached / 100 - percent)).toBeLessThan(1);
  }
});

test('learners keep a canary when its share grows', () => {
  const before = learners.filter((sub) => isInCanary(trial(5), sub));
  expect(before.every((sub) => isInCanary(trial(20), sub))).toBe(true);
});

test('a listed learner gets the canary at any share, others not at zero, visitors never', () => {
  const listed = trial(0, [canaryMark('words@1.1.0', 'ada')]);
  expect(isInCanary(listed, 'ada')).toBe(true);
  expect(isInCanary(listed, 'bob')).toBe(false);
  expect(isInCanary(trial(100), '')).toBe(false);
});

test('a mark is the 64-bit FNV-1a hash of canary and learner', () => {
  // The same function hashes "foobar" to 85944171f73967e8, its authors' own example.
  expect(canaryMark('words@1.1.0', 'ada')).toBe('dcb135fb5fa7b610');
});
