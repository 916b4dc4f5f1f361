import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavorite, speak } from '@topwords/platform/contracts';
import {
  buildFavorite,
  fakeAudio,
  showTranslator,
  translatorPage,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';
import { actionOf } from './action-of.ts';

const { box, target } = translatorPage;

beforeEach(() => localStorage.clear());

async function show() {
  const shown = showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare(host) {
      host.api.answer(addFavorite, { favorite: buildFavorite(), is_new: true });
      host.api.answer(speak, new Blob(['sound'], { type: 'audio/mpeg' }));
    },
  });
  await target().findByText('house in es');
  return shown;
}

test('Alt+S swaps', async () => {
  await show();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  expect(await target().findByText('house in es in en')).not.toBeNull();
});

test('Alt+C copies, also from the box', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(box());
  await user.keyboard('{Alt>}c{/Alt}');
  expect(await navigator.clipboard.readText()).toBe('house in es');
  expect(box().value).toBe('house');
});

test('Alt+P speaks the translation', async () => {
  const audio = fakeAudio();
  const { host } = await show();
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(speak)[0]?.body).toEqual({ text: 'house in es', language: 'es' });
});

test('Alt+F saves', async () => {
  const { host } = await show();
  await userEvent.keyboard('{Alt>}f{/Alt}');
  await waitFor(() => expect(host.api.sent(addFavorite)).toHaveLength(1));
});

test('Alt+A asks the tutor', async () => {
  const { address } = await show();
  await userEvent.keyboard('{Alt>}a{/Alt}');
  expect(address()).toBe('/ai-chat?text=house+in+es&language=es');
});

test('? shows the shortcuts, but not while typing', async () => {
  await show();
  await userEvent.type(box(), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box().value).toBe('house?');
  box().blur();
  await userEvent.keyboard('?');
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet.textContent).toContain('Swap languages');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the icon also shows the shortcuts, which are inactive while a dialog is open', async () => {
  const { sent } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(screen.getByRole('dialog')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 's', altKey: true });
  expect(screen.getByRole('button', { name: 'From: English' })).not.toBeNull();
  expect(sent()).toHaveLength(1);
});

test('a held key acts once', async () => {
  const { host } = await show();
  fireEvent.keyDown(document.body, { key: 'f', altKey: true });
  fireEvent.keyDown(document.body, { key: 'f', altKey: true, repeat: true });
  await waitFor(() => expect(host.api.sent(addFavorite)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Save to favorites', pressed: true })).not.toBeNull();
});

const plain = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false, keyCode: 0 };
const alt = { ...plain, altKey: true };

test.each([
  ['a character that Alt types on a Mac', { ...alt, key: 'π', code: 'KeyP' }, true, 'play'],
  [
    'a character that is not a letter of a language',
    { ...alt, key: 'ƒ', code: 'KeyF' },
    true,
    'favorite',
  ],
  ['a Turkish letter in a text', { ...alt, key: 'ç', code: 'KeyC' }, true, undefined],
  ['a Turkish letter elsewhere', { ...alt, key: 'ç', code: 'KeyC' }, false, 'copy'],
  ['a German letter in a text', { ...alt, key: 'ß', code: 'KeyS' }, true, undefined],
  ['another layout’s letter at that position', { ...alt, key: 'o', code: 'KeyS' }, true, undefined],
  ['a Cyrillic layout', { ...alt, key: 'ы', code: 'KeyS' }, true, 'swap'],
  ['a Polish letter in a text', { ...alt, key: 'ś', code: 'KeyS' }, true, undefined],
  ['a Polish letter elsewhere', { ...alt, key: 'ś', code: 'KeyS' }, false, 'swap'],
  ['AltGr', { ...alt, ctrlKey: true, key: 's', code: 'KeyS' }, true, undefined],
  ['a letter alone', { ...plain, key: 's', code: 'KeyS' }, false, undefined],
  ['Alt+Enter', { ...alt, ctrlKey: true, key: 'Enter', code: 'Enter' }, true, undefined],
  ['a composition', { ...alt, isComposing: true, key: 's', code: 'KeyS' }, true, undefined],
])('%s', (_case, event, isInText, action) => {
  expect(actionOf(event, isInText)).toBe(action);
});
