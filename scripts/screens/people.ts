import { test as base, type BrowserContextOptions } from '@playwright/test';
import type { Category, Word } from '@topwords/platform/contracts';
import { createLearner, type Learner } from '../../e2e/fixtures/learner.ts';
import { grantRole } from '../../e2e/fixtures/operator-commands.ts';

/**
 * The viewer of a screen: a visitor, a newly registered learner, or a learner with much data who is
 * also an operator and a developer.
 */
export type Person = 'visitor' | 'newcomer' | 'learner';

/** The accounts that view the screens. */
export interface People {
  storageOf: (person: Person) => BrowserContextOptions['storageState'];
  /** A Spanish word of the learner. */
  word: Word;
  /** A category of the learner with favourites, and one without. */
  filledCategory: Category;
  emptyCategory: Category;
}

const pairs = [
  ['Where is the station?', '¿Dónde está la estación?'],
  ['ticket', 'billete'],
  ['The old house stands near the sea.', 'La vieja casa está cerca del mar.'],
] as const;

async function fill(learner: Learner): Promise<Pick<People, 'filledCategory' | 'emptyCategory'>> {
  const spanish = await learner.words('es');
  for (const word of spanish.slice(0, 12)) await learner.mark(word, 'learned');
  for (const word of spanish.slice(8, 20)) await learner.mark(word, 'star');
  for (const word of (await learner.words('ru')).slice(0, 5)) await learner.mark(word, 'learned');
  const due = Date.now() - 3 * 24 * 60 * 60 * 1000;
  for (const { id } of spanish.slice(30, 36)) await learner.practice.review(`word-${id}`, due);
  const ser = spanish.find(({ text }) => text === 'ser');
  if (ser) await learner.practice.mistake(`word-${ser.id}`, 'está', 'es');
  const { favorites } = learner;
  const filledCategory = await favorites.createCategory({
    name: 'Travel',
    description: 'On the road',
    color: '#0E7490',
    icon: 'travel',
  });
  const emptyCategory = await favorites.createCategory({ name: 'Recipes', icon: 'food' });
  for (const [original_text, translated_text] of pairs) {
    const pair = { original_text, translated_text, category_id: filledCategory.id };
    await favorites.add(pair);
  }
  await favorites.add({});
  return { filledCategory, emptyCategory };
}

/** Registers the accounts on a server and creates data for the learner. */
async function createPeople(url: string): Promise<People> {
  const newcomer = await createLearner(url, { native: 'English', targets: [] });
  const learner = await createLearner(url, { native: 'English', targets: ['es', 'ru', 'tr'] });
  const categories = await fill(learner);
  for (const role of ['operator', 'developer']) {
    await grantRole({ folder: process.env.SCREENS_DATA ?? '' }, learner.email, role);
  }
  const word = (await learner.words('es')).find(({ text }) => text === 'tener');
  if (!word) throw new Error('The word bank has no tener');
  const storages = {
    visitor: undefined,
    newcomer: await newcomer.storageState(),
    learner: await learner.storageState(),
  };
  await Promise.all([newcomer.dispose(), learner.dispose()]);
  return { ...categories, word, storageOf: (person) => storages[person] };
}

/** What a learner has done before a screen is shown. */
export type Prepare = (learner: Learner) => Promise<unknown>;

/** The viewer of a test's screen. */
export interface PeopleOptions {
  person: Person;
  /** Gives the screen a learner of Spanish of its own, whom no other screen changes. */
  prepare: { of: Prepare | undefined };
}

async function storageOfPrepared(url: string, prepare: Prepare) {
  const learner = await createLearner(url, { native: 'English', targets: ['es'] });
  await prepare(learner);
  const storage = await learner.storageState();
  await learner.dispose();
  return storage;
}

/** Tests whose page is signed in as a person. */
export const test = base.extend<PeopleOptions, { people: People }>({
  person: ['learner', { option: true }],

  prepare: [{ of: undefined }, { option: true }],

  people: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide, { project }) => provide(await createPeople(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],

  storageState: async ({ people, person, prepare }, provide, { project }) =>
    provide(
      prepare.of
        ? await storageOfPrepared(project.use.baseURL ?? '', prepare.of)
        : people.storageOf(person),
    ),
});
