import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createCategory,
  exportFavorites,
  getTranslatorAbilities,
  listCategories,
  searchFavorites,
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
import './favorites-screen.tsx';
import { favoriteSearchDebounce } from './use-favorite-search.ts';

function buildHost() {
  const host = createFakeHost();
  host.api.answer(listCategories, [buildDefaultCategory(), buildCategory()]);
  host.api.answer(getTranslatorAbilities, { groups: [], voiced: ['en', 'es'] });
  return host;
}

function show(host = buildHost(), at = '/favorites') {
  return { host, ...renderRemote(createRemote, host, at) };
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'New category' }));
  return screen.getByRole('dialog', { name: 'Create New Category' });
}

afterEach(() => jest.useRealTimers());

// @spec F1
test('categories are shown with their counts, and link to their words', async () => {
  const { address } = show();
  const list = await screen.findByRole('list', { name: 'Categories' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['General', 'Travel']);
  expect(within(list).getByText('3 words')).not.toBeNull();
  const tiles = within(list).getAllByRole('listitem');
  expect(tiles.map(({ style }) => style.getPropertyValue('--category'))).toEqual([
    buildDefaultCategory().color,
    buildCategory().color,
  ]);
  expect(screen.getByText('4 words')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Travel' }));
  expect(address()).toBe(`/category-words?id=${buildCategory().id}`);
});

test('without categories, a message links to the translator', async () => {
  const host = buildHost();
  host.api.answer(listCategories, []);
  show(host);
  expect(await screen.findByRole('heading', { name: 'No categories yet' })).not.toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Translate something' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/translate', '/translate']);
});

// @spec ER14
test('a failed load of categories can be retried', async () => {
  const host = buildHost();
  host.api.refuse(listCategories, buildFailure('internal', { detail: 'Come back soon.' }));
  show(host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch categories');
  expect(alert.textContent).toContain('Come back soon.');
  host.api.answer(listCategories, [buildCategory()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Travel' })).not.toBeNull();
});

test('a category is created with its look, and shown immediately', async () => {
  const { host } = show();
  const made = buildCategory({ name: 'Food' }, 3);
  host.api.answer(createCategory, { category: made });
  const dialog = await openDialog();
  const name = within(dialog).getByLabelText('Name');
  const create = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create' });
  await userEvent.type(name, '   ');
  expect(create.disabled).toBe(true);
  await userEvent.type(name, 'Food ');
  await userEvent.type(within(dialog).getByLabelText('Description (optional)'), 'To eat');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Green' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Food' }));
  host.api.answer(listCategories, [buildDefaultCategory(), made]);
  await userEvent.click(create);
  expect(await screen.findByRole('link', { name: 'Food' })).not.toBeNull();
  expect(host.api.sent(createCategory)).toEqual([
    { body: { name: 'Food', description: 'To eat', color: '#15803D', icon: 'food' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @spec K18
test('a category gets the default look unless another is chosen', async () => {
  const { host } = show();
  host.api.answer(createCategory, { category: buildCategory({ name: 'Work' }, 3) });
  const dialog = await openDialog();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Work{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.api.sent(createCategory)[0]?.body).toMatchObject({
    color: '#6366F1',
    icon: 'bookmark',
  });
});

// @spec V10
test('Create waits for the answer, and a failure keeps what was typed', async () => {
  const { host } = show();
  const answer = Promise.withResolvers<never>();
  host.api.answer(createCategory, () => answer.promise);
  const dialog = await openDialog();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Travel');
  const create = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create' });
  await userEvent.click(create);
  expect(create.disabled).toBe(true);
  answer.reject(buildFailure('category_name_taken', { detail: 'Travel is there already.' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Failed to create category');
  expect(alert.textContent).toContain('Travel is there already.');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Travel');
  expect(create.disabled).toBe(false);
});

// @spec K6
test('the search covers all categories after a pause, and is kept in the address', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = buildHost();
  host.api.answer(searchFavorites, { results: [buildFavorite()] });
  const { address } = show(host);
  await user.type(await screen.findByRole('searchbox', { name: 'Search favorites' }), ' bil ');
  expect(favoriteSearchDebounce).toBe(300);
  await act(() => jest.advanceTimersByTimeAsync(favoriteSearchDebounce - 1));
  expect(host.api.sent(searchFavorites)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('billete').getAttribute('lang')).toBe('es');
  expect(row.getByText('Travel')).not.toBeNull();
  expect(row.getByText('English to Spanish')).not.toBeNull();
  expect(host.api.sent(searchFavorites)).toEqual([{ query: { query: 'bil' } }]);
  expect(address()).toBe('/favorites?q=bil');
});

test('a text that is too long for a search is cut', async () => {
  const { host, address } = show();
  host.api.answer(searchFavorites, { results: [] });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'x'.repeat(150) } });
  await screen.findByRole('heading', { name: 'No matching words found' });
  expect(address()).toBe(`/favorites?q=${'x'.repeat(100)}`);
  expect(host.api.sent(searchFavorites)).toHaveLength(1);
});

// @spec V11
test('a blank search does not run', async () => {
  const { host } = show(buildHost(), '/favorites?q=%20');
  await userEvent.type(await screen.findByRole('searchbox'), '   ');
  expect(await screen.findByRole('link', { name: 'Travel' })).not.toBeNull();
  expect(host.api.sent(searchFavorites)).toEqual([]);
});

test('a search without a match shows a message; a failed one can be retried', async () => {
  const host = buildHost();
  host.api.refuse(searchFavorites, buildFailure('internal'));
  show(host, '/favorites?q=xyz');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  host.api.answer(searchFavorites, { results: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No matching words found' })).not.toBeNull();
});

test('all favourites are exported as a file', async () => {
  const { host } = show();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  host.api.answer(exportFavorites, new Blob(['ticket\tbillete']));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export for Anki' }));
  expect(await screen.findByText('The file is in your downloads')).not.toBeNull();
  expect(host.api.sent(exportFavorites)).toEqual([{ query: { format: 'anki' } }]);
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toMatch(/^topwords-favorites-all-\d{4}-\d\d-\d\d\.txt$/);

  host.api.refuse(exportFavorites, buildFailure('internal', { detail: 'Come back soon.' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t create the file');
  expect(alert.textContent).toContain('Come back soon.');
  click.mockRestore();
});

test('changes from another tab are shown immediately', async () => {
  const { host } = show();
  await screen.findByRole('link', { name: 'Travel' });
  host.api.answer(listCategories, [buildCategory({ word_count: 4 })]);
  act(() => host.bus.emit('favorites.changed', {}));
  expect((await screen.findAllByText('4 words')).length).toBeGreaterThan(0);
});
