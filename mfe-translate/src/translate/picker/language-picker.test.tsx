import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatorLanguageCodes } from '@topwords/platform/contracts';
import { showTranslator, translatorPage } from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const { target } = translatorPage;

beforeEach(() => localStorage.clear());

async function open(side: 'from' | 'to'): Promise<HTMLElement> {
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^${side === 'from' ? 'From' : 'To'}: `) }),
  );
  const box = screen.getByRole('combobox', { name: 'Search languages...' });
  // Browsers focus a dialog's first control; jsdom does not.
  box.focus();
  return box;
}

function options(): string[] {
  return screen.getAllByRole('option').map((option) => option.textContent ?? '');
}

function active(box: HTMLElement): string | null | undefined {
  return document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

// @spec K22
test('every language is listed once, with its name for the reader and its native name', async () => {
  showTranslator(createRemote);
  await open('from');
  // Minus the other side's language, plus detection.
  expect(new Set(options()).size).toBe(translatorLanguageCodes.length);
  expect(options()).toHaveLength(translatorLanguageCodes.length);
  expect(options()[0]).toBe('Detect language');
  const german = screen.getByRole('option', { name: /^German/ });
  expect(german.textContent).toContain('German Deutsch');
  expect(within(german).getByText('Deutsch').lang).toBe('de');
  const bank = screen.getByRole('group', { name: 'TopWords languages' });
  expect(within(bank).getAllByRole('option')).toHaveLength(3);
});

test('each side omits the other’s language, and only the first can detect', async () => {
  showTranslator(createRemote, { at: '/translate?from=en&to=es' });
  await open('from');
  expect(screen.queryByRole('option', { name: /^Spanish/ })).toBeNull();
  expect(screen.getByRole('option', { name: /^English/, selected: true })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open('to');
  expect(screen.queryByRole('option', { name: /^English/ })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Detect language' })).toBeNull();
});

test.each([
  ['its English name', 'germ', 'German Deutsch'],
  ['its native name without accents', 'turkce', 'Turkish Türkçe'],
  ['its own script', 'العر', 'Arabic العربية'],
  ['its code', 'pt', 'Portuguese Português'],
  ['a word of its name', 'simplified', 'Chinese (Simplified) 中文（简体）'],
])('a language is found by %s', async (_case, query, found) => {
  showTranslator(createRemote);
  await userEvent.type(await open('to'), query);
  expect(options()[0]).toContain(found);
});

test('a name that starts with the search comes before one that only contains it', async () => {
  showTranslator(createRemote);
  await userEvent.type(await open('to'), 'ar');
  const names = options().map((name) => name.split(' ')[0]);
  expect(names.slice(0, 2)).toEqual(['Arabic', 'Armenian']);
  expect(names.indexOf('Bulgarian')).toBeGreaterThan(1);
});

test('detection is found too', async () => {
  showTranslator(createRemote);
  await userEvent.type(await open('from'), 'detect');
  expect(options()).toEqual(['Detect language']);
});

test('a search without a match shows a message', async () => {
  showTranslator(createRemote);
  const box = await open('to');
  await userEvent.type(box, 'klingon');
  expect(screen.getAllByText('No languages found').length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('option')).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box.isConnected).toBe(true);
});

test('keys move through the list, and Enter chooses', async () => {
  const { sent } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  const box = await open('to');
  expect(active(box)).toContain('Spanish');
  await userEvent.keyboard('{End}');
  expect(active(box)).toContain('Zulu');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(box)).toContain('Spanish');
  await userEvent.keyboard('{ArrowUp}{Home}{PageDown}{PageUp}{ArrowDown}');
  expect(active(box)).toContain('Russian');
  await userEvent.keyboard('{Enter}');
  expect(box.isConnected).toBe(false);
  expect(await target().findByText('house in ru')).not.toBeNull();
  expect(sent().map(({ to_lang }) => to_lang)).toEqual(['es', 'ru']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('To: Russian');
});

test('the Enter that ends a composition chooses nothing', async () => {
  showTranslator(createRemote);
  const box = await open('to');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box.isConnected).toBe(true);
});

test('a language that no engine pairs with the other side is shown, but cannot be chosen', async () => {
  showTranslator(createRemote);
  const box = await open('to');
  const welsh = await screen.findByRole('option', { name: /^Welsh.*Not available here/ });
  expect(welsh.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(welsh);
  await userEvent.type(box, 'welsh{Enter}');
  expect(box.isConnected).toBe(true);
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('option', { name: /^French/ }));
  expect(screen.getByRole('button', { name: 'To: French' })).not.toBeNull();
});

test('recent languages come first', async () => {
  localStorage.setItem(
    'topwords.recent-translations.01930000-0000-7000-8000-000000000001',
    JSON.stringify([
      { text: 'house', translation: 'Haus', from: 'en', to: 'de' },
      { text: 'house', translation: 'maison', from: 'en', to: 'fr' },
      { text: 'tree', translation: 'Baum', from: 'en', to: 'de' },
    ]),
  );
  showTranslator(createRemote);
  await open('to');
  const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map((option) => option.textContent)).toEqual(['German Deutsch', 'French Français']);
});
