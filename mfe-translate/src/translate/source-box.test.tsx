import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTranslator, translatorPage } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const { announced, box, target } = translatorPage;

beforeEach(() => localStorage.clear());

// @spec T3 K2
test('the characters are counted, and 500 is the maximum', async () => {
  showTranslator(createRemote);
  await userEvent.type(box(), 'house');
  expect(screen.getByText('5 / 500')).not.toBeNull();
  expect(box().maxLength).toBe(500);
  expect(
    document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent,
  ).toContain('5 of 500 characters');
});

// @spec T3 V7
test('a paste that is too long is cut, and a note says so', async () => {
  showTranslator(createRemote);
  await userEvent.click(box());
  await userEvent.paste('a'.repeat(600));
  expect(box().value).toHaveLength(500);
  expect(screen.getByText(/only the first 500 characters/)).not.toBeNull();
  await userEvent.type(box(), '{Backspace}');
  expect(screen.queryByText(/only the first 500 characters/)).toBeNull();
  await userEvent.type(box(), 'b');
  expect(announced()).toContain('You’ve reached the limit of 500 characters.');
});

test('the note about a cut text disappears with the text', async () => {
  const lone = { text: 'house', translation: 'casa', from: 'en', to: 'es' };
  const key = 'topwords.recent-translations.01930000-0000-7000-8000-000000000001';
  localStorage.setItem(key, JSON.stringify([lone]));
  showTranslator(createRemote);
  await userEvent.click(box());
  await userEvent.paste('a'.repeat(600));
  await userEvent.click(screen.getByRole('button', { name: /^house/ }));
  expect(box().value).toBe('house');
  expect(screen.queryByText(/only the first 500 characters/)).toBeNull();
});

test('line breaks in a paste count once, as in the box', async () => {
  showTranslator(createRemote);
  await userEvent.click(box());
  await userEvent.paste('house\r\n'.repeat(80));
  expect(screen.queryByText(/only the first 500 characters/)).toBeNull();
});

test('cutting a text never leaves half a character', () => {
  showTranslator(createRemote, { at: `/translate?text=${'a'.repeat(499)}😀` });
  expect(box().value).toBe('a'.repeat(499));
});

test('a text in the address is cut too', async () => {
  showTranslator(createRemote, { at: `/translate?text=${'a'.repeat(700)}` });
  expect(box().value).toHaveLength(500);
});

test('the clear button clears the text and focuses the box', async () => {
  const { address } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(target().queryByText('house in es')).toBeNull();
  expect(announced()).toContain('Cleared');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await waitFor(() => expect(address()).toBe('/translate?from=en&to=es'));
});

test('the second consecutive Escape clears, not the first', async () => {
  showTranslator(createRemote, { at: '/translate?text=house' });
  await userEvent.click(box());
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('house');
  expect(announced()).toContain('Press Escape again');
  await userEvent.keyboard('s{Escape}');
  expect(box().value).toBe('houses');
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('');
});

test('a long text is shown smaller', async () => {
  showTranslator(createRemote, { at: `/translate?text=${'word '.repeat(60)}` });
  const translated = await target().findByText(/in es$/);
  expect(translated.dataset['size']).toBe('small');
  expect(box().parentElement?.dataset['size']).toBe('small');
});
