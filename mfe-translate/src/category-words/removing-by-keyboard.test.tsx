import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addFavorite,
  getTranslatorAbilities,
  listCategories,
  listCategoryWords,
  removeFavorite,
  type Favorite,
} from '@topwords/platform/contracts';
import {
  buildCategory,
  buildFavorite,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
// Loaded beforehand, so that the first test does not wait for its compilation.
import './category-words-screen.tsx';

const travel = buildCategory();
const next = buildFavorite({ original_text: 'train', translated_text: 'tren' }, 12);

function pageOf(words: Favorite[]) {
  return { category_id: travel.id, category_name: 'Travel', words, next_cursor: null };
}

/** Shows words; the first one disappears after its removal. */
function showWords(...words: [Favorite, ...Favorite[]]) {
  const host = createFakeHost({ routes: ['/translate', '/favorites'] });
  host.api.answer(listCategories, [travel]);
  host.api.answer(getTranslatorAbilities, { groups: [], voiced: ['en', 'es'] });
  host.api.answer(listCategoryWords, pageOf(words));
  host.api.answer(removeFavorite, () => {
    host.api.answer(listCategoryWords, pageOf(words.slice(1)));
    return { deleted_word_id: words[0].id };
  });
  host.api.answer(addFavorite, { favorite: words[0], is_new: true });
  return { host, ...renderRemote(createRemote, host, `/category-words?id=${travel.id}`) };
}

async function removeFirst(): Promise<void> {
  await screen.findByText('billete');
  const [remove] = screen.getAllByRole('menuitem', { name: 'Remove from favorites' });
  await userEvent.click(remove as HTMLElement);
  await waitFor(() => expect(screen.queryByText('billete')).toBeNull());
}

test('the focus moves from a removed word to the next one', async () => {
  showWords(buildFavorite(), next);
  await removeFirst();
  const actions = screen.getByRole('button', { name: 'Actions for train' });
  await waitFor(() => expect(document.activeElement).toBe(actions));
});

test('Ctrl+Z undoes a removal, but not in a text field', async () => {
  const { host } = showWords(buildFavorite(), next);
  await removeFirst();
  await userEvent.type(screen.getByRole('searchbox'), '{Control>}z{/Control}');
  expect(host.api.sent(addFavorite)).toEqual([]);
  screen.getByRole('searchbox').blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(host.api.sent(addFavorite)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Word removed from favorites')).toBeNull());
});

test('a closed toast returns the focus to where it came from', async () => {
  showWords(buildFavorite(), next);
  await removeFirst();
  const actions = screen.getByRole('button', { name: 'Actions for train' });
  await waitFor(() => expect(document.activeElement).toBe(actions));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Word removed from favorites')).toBeNull();
  expect(document.activeElement).toBe(actions);
});
