import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addFavorite,
  deleteCategory,
  getTranslatorAbilities,
  listCategories,
  listCategoryWords,
  moveFavorite,
  removeFavorite,
  searchFavorites,
  type Favorite,
} from '@topwords/platform/contracts';
import {
  buildCategory,
  buildDefaultCategory,
  buildFailure,
  buildFavorite,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
// Loaded beforehand, so that the first test does not wait for its compilation.
import './category-words-screen.tsx';

const travel = buildCategory();
const general = buildDefaultCategory();
const address = `/category-words?id=${travel.id}`;

function pageOf(words: Favorite[], next_cursor: string | null = null) {
  return { category_id: travel.id, category_name: 'Travel', words, next_cursor };
}

function buildHost(words: Favorite[] = [buildFavorite()]) {
  const host = createFakeHost({ routes: ['/translate', '/favorites', '/ai-chat', '/practice'] });
  host.api.answer(listCategories, [general, travel]);
  host.api.answer(listCategoryWords, pageOf(words));
  host.api.answer(getTranslatorAbilities, { groups: [], voiced: ['en', 'es'] });
  return host;
}

function show(host = buildHost(), at: Parameters<typeof renderRemote>[2] = address) {
  return { host, ...renderRemote(createRemote, host, at) };
}

async function chooseFromMenu(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

test('the address alone is enough to show the category, as after a reload', async () => {
  const { host } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Travel' })).not.toBeNull();
  expect(await screen.findByText('billete')).not.toBeNull();
  expect(screen.getByText('On the road')).not.toBeNull();
  expect(screen.getByText('Added Nov 19, 2026')).not.toBeNull();
  expect(host.api.sent(listCategoryWords)).toEqual([
    { params: { categoryId: travel.id }, query: {} },
  ]);
});

// @spec R7
test('the navigation’s state provides the category’s name before anything is loaded', () => {
  const host = buildHost();
  host.api.answer(listCategories, () => new Promise<never>(() => undefined));
  host.api.answer(listCategoryWords, () => new Promise<never>(() => undefined));
  show(host, {
    pathname: '/category-words',
    state: { categoryId: travel.id, categoryName: 'Travel' },
  });
  return expect(screen.findByRole('heading', { level: 1, name: 'Travel' })).resolves.not.toBeNull();
});

test.each(['/category-words', '/category-words?id=7', address])(
  'a category that is not there says so at %s',
  async (at) => {
    const host = buildHost();
    host.api.refuse(listCategoryWords, buildFailure('category_unknown'));
    show(host, at);
    const title = 'This category no longer exists';
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    const back = screen.getByRole('link', { name: 'Back to favorites' });
    expect(back.getAttribute('href')).toBe('/favorites');
  },
);

// @spec ER17
test('a failed load of words can be retried', async () => {
  const host = buildHost();
  host.api.refuse(listCategoryWords, buildFailure('internal'));
  show(host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch category words');
  host.api.answer(listCategoryWords, pageOf([buildFavorite()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('billete')).not.toBeNull();
});

// @spec CW8
test('an empty category links to the translator', async () => {
  show(buildHost([]));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).not.toBeNull();
  const links = screen.getAllByRole('link', { name: /^Translate/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/translate', '/translate']);
});

test('more words are loaded on demand', async () => {
  const host = buildHost();
  const last = buildFavorite({ original_text: 'train', translated_text: 'tren' }, 12);
  host.api.answer(listCategoryWords, ({ query }) =>
    query.cursor === undefined ? pageOf([buildFavorite()], 'next') : pageOf([last]),
  );
  show(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('tren')).not.toBeNull();
  expect(screen.getByText('billete')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('All 2 words are shown');
});

test('a removed word can be restored unchanged', async () => {
  const { host } = show();
  host.api.answer(removeFavorite, { deleted_word_id: buildFavorite().id });
  await screen.findByText('billete');
  host.api.answer(listCategoryWords, pageOf([]));
  await chooseFromMenu('Remove from favorites');
  expect(await screen.findByText('Word removed from favorites')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('billete')).toBeNull());

  host.api.answer(addFavorite, { favorite: buildFavorite(), is_new: true });
  host.api.answer(listCategoryWords, pageOf([buildFavorite()]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('billete')).not.toBeNull();
  const { category_name: _name, ...asItWas } = buildFavorite();
  expect(host.api.sent(addFavorite)).toEqual([{ body: asItWas }]);
});

// @spec ER18
test.each([
  [
    'the server’s reason',
    buildFailure('favorite_unknown', { detail: 'It is gone.' }),
    'It is gone.',
  ],
  [
    'our own without one',
    buildFailure('internal', { code: 'no_response' }),
    'Failed to delete word',
  ],
])('a failed removal shows %s', async (_case, failure, detail) => {
  const { host } = show();
  host.api.refuse(removeFavorite, failure);
  await chooseFromMenu('Remove from favorites');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to remove word');
  expect(alert.textContent).toContain(detail);
  expect(screen.getByText('billete')).not.toBeNull();
});

test('a word moves to another category', async () => {
  const { host } = show();
  const { id } = buildFavorite();
  host.api.answer(moveFavorite, {
    old_category_id: travel.id,
    new_category_id: general.id,
    word_id: id,
  });
  await chooseFromMenu('Move to other category');
  const dialog = screen.getByRole('dialog', { name: 'Move to other category' });
  const choices = within(dialog).getAllByRole('radio');
  expect(choices).toHaveLength(1);
  const move = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move' });
  expect(move.disabled).toBe(true);
  await userEvent.click(within(dialog).getByRole('radio', { name: /General/ }));
  await userEvent.click(move);
  expect(await screen.findByText('Word moved to new category')).not.toBeNull();
  expect(host.api.sent(moveFavorite)).toEqual([
    { params: { wordId: id }, body: { target_category_id: general.id } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @spec ER19
test('a failed move shows why and can be retried', async () => {
  const { host } = show();
  host.api.refuse(moveFavorite, buildFailure('category_unknown', { detail: 'No such category.' }));
  await chooseFromMenu('Move to other category');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio', { name: /General/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Failed to move word');
  expect(alert.textContent).toContain('No such category.');
});

test.each([
  ['the translation', { from_lang: 'English', to_lang: 'Spanish' }, 'text=billete&language=es'],
  ['the original', { from_lang: 'Spanish', to_lang: 'English' }, 'text=ticket&language=es'],
] as const)('Generate AI opens the tutor with %s', async (_case, languages, query) => {
  const { address: present } = show(buildHost([buildFavorite(languages)]));
  await chooseFromMenu('Generate AI');
  expect(present()).toBe(`/ai-chat?${query}`);
});

test('a category is deleted after confirmation', async () => {
  const { host, address: present } = show();
  host.api.answer(deleteCategory, {
    deleted_category_id: travel.id,
    default_category_id: general.id,
    moved_words_count: 3,
  });
  await chooseFromMenu('Delete Category');
  const dialog = screen.getByRole('dialog', { name: 'Delete Travel?' });
  expect(dialog.textContent).toContain('Its 3 words move to the default category.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(present()).toBe('/favorites'));
  expect(host.banners).toEqual([{ kind: 'success', message: 'Category Successfully Deleted.' }]);
});

// @spec ER16 ER24
test.each([
  ['its detail', buildFailure('category_is_default', { detail: 'Not this one.' }), 'Not this one.'],
  ['its message', new Error('Broken.'), 'Broken.'],
  ['a generic message', new Error(''), 'An unexpected error occurred'],
])('a failed deletion with %s shows the reason', async (_case, failure, reason) => {
  const { host } = show();
  host.api.refuse(deleteCategory, failure);
  await chooseFromMenu('Delete Category');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Failed to delete category');
  expect(alert.textContent).toContain(`Error: ${reason}`);
});

test('the default category cannot be deleted', async () => {
  const host = buildHost();
  host.api.answer(listCategoryWords, {
    ...pageOf([buildFavorite({ category_id: general.id, category_name: 'General' })]),
    category_id: general.id,
    category_name: 'General',
  });
  show(host, `/category-words?id=${general.id}`);
  await screen.findByText('billete');
  expect(screen.queryByRole('menuitem', { name: 'Delete Category' })).toBeNull();
});

test('the search stays within the category', async () => {
  const host = buildHost();
  host.api.answer(searchFavorites, { results: [buildFavorite()] });
  show(host);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in Travel' }), 'bil');
  await waitFor(() =>
    expect(host.api.sent(searchFavorites)).toEqual([
      { query: { query: 'bil', category_id: travel.id } },
    ]),
  );
});

test('the words of a deleted category are not requested', async () => {
  const { host, address: present } = show();
  host.api.answer(deleteCategory, {
    deleted_category_id: travel.id,
    default_category_id: general.id,
    moved_words_count: 3,
  });
  await screen.findByText('billete');
  const asked = host.api.sent(listCategoryWords).length;
  await chooseFromMenu('Delete Category');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(present()).toBe('/favorites'));
  expect(await screen.findByRole('heading', { name: 'Favorites' })).not.toBeNull();
  expect(host.api.sent(listCategoryWords)).toHaveLength(asked);
});

test('a category leads to its practice, in the language that can be practiced', async () => {
  show();
  const way = await screen.findByRole('link', { name: 'Practice' });
  expect(way.getAttribute('href')).toMatch(
    /^\/practice\?lang=es&category=[0-9a-f-]{36}&start=now$/,
  );
  expect(screen.getByText('What you save comes up in practice.')).not.toBeNull();
});

test('a category without a language that is learned has no practice', async () => {
  show(buildHost([buildFavorite({ from_lang: 'German', to_lang: 'French' })]));
  expect(await screen.findByText('billete')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Practice' })).toBeNull();
});
