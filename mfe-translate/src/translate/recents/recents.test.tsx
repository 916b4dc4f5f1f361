import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTranslator, translatorPage } from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';
import { createRecents, recentsMaximum, type Recent } from './recent-storage.ts';
import { settlingTime } from './use-recents.ts';

const { announced, box, pass, target, userOfFakeTime } = translatorPage;
const sub = '01930000-0000-7000-8000-000000000001';
const key = `topwords.recent-translations.${sub}`;

function recent(text: string, overrides: Partial<Recent> = {}): Recent {
  return { text, translation: `${text} in es`, from: 'en', to: 'es', ...overrides };
}

function kept(): string[] {
  const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as Recent[];
  return stored.map(({ text }) => text);
}

function refuse(): never {
  throw new DOMException('Not here', 'SecurityError');
}

function rows(): string[] {
  const section = screen.queryByRole('region', { name: 'Recent translations' });
  if (!section) return [];
  return within(section)
    .getAllByRole('button', { name: /Open again$/ })
    .map((row) => row.firstElementChild?.textContent ?? '');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a translation shown for a while is kept, intermediate ones are not', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  showTranslator(createRemote);
  await user.type(box(), 'tree');
  await pass(settlingTime - 1);
  await user.type(box(), 's');
  await pass(400);
  expect(kept()).toEqual([]);
  await pass(settlingTime);
  expect(kept()).toEqual(['trees']);
  expect(rows()).toEqual(['trees']);
});

test('the button keeps it immediately', async () => {
  showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
  expect(kept()).toEqual(['house']);
});

test('a recent translation opens again, with its languages', async () => {
  localStorage.setItem(key, JSON.stringify([recent('Haus', { from: 'de', to: 'ru' })]));
  const { address } = showTranslator(createRemote);
  await userEvent.click(
    screen.getByRole('button', { name: 'Haus Haus in es German → Russian Open again' }),
  );
  expect(await target().findByText('Haus in ru')).not.toBeNull();
  expect(box().value).toBe('Haus');
  expect(document.activeElement).toBe(box());
  expect(address()).toBe('/translate?from=de&to=ru&text=Haus');
});

test('one is removed, and the focus stays in the list', async () => {
  localStorage.setItem(key, JSON.stringify([recent('house'), recent('tree')]));
  showTranslator(createRemote);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove “house” from recent translations' }),
  );
  expect(rows()).toEqual(['tree']);
  expect(kept()).toEqual(['tree']);
  expect(document.activeElement?.textContent).toBe('Recent translations');
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove “tree” from recent translations' }),
  );
  expect(rows()).toEqual([]);
  expect(document.activeElement).toBe(box());
});

test('all are cleared, and restored by undo', async () => {
  localStorage.setItem(key, JSON.stringify([recent('house'), recent('tree')]));
  showTranslator(createRemote);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(rows()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
  expect(announced()).toContain('Recent translations cleared');
  expect(document.activeElement).toBe(box());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['house', 'tree']);
  expect(kept()).toEqual(['house', 'tree']);
});

test('a few are shown at first, all on demand', async () => {
  const many = Array.from({ length: 12 }, (_, index) => recent(`word${index}`));
  localStorage.setItem(key, JSON.stringify(many));
  showTranslator(createRemote);
  expect(rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(rows()).toHaveLength(12);
});

test('another account does not see them', () => {
  localStorage.setItem(key, JSON.stringify([recent('house')]));
  showTranslator(createRemote, { session: { sub: 'another' } });
  expect(rows()).toEqual([]);
});

test('translations kept by another tab are shown here', () => {
  showTranslator(createRemote);
  localStorage.setItem(key, JSON.stringify([recent('house')]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(rows()).toEqual(['house']);
});

test('blocked or full storage does not break the page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
  expect(rows()).toEqual(['house']);
});

test('stored data that is not a translation is ignored', () => {
  const stored = [recent('house'), { text: 'x' }, null, recent('y', { to: 'klingon' as 'es' })];
  localStorage.setItem(key, JSON.stringify(stored));
  expect(createRecents(() => localStorage, sub).list.value).toEqual([recent('house')]);
  localStorage.setItem(key, '{"no":"list"}');
  expect(createRecents(() => localStorage, sub).list.value).toEqual([]);
  localStorage.setItem(key, '{');
  expect(createRecents(() => localStorage, sub).list.value).toEqual([]);
});

test('translations kept on an earlier page are not replaced', () => {
  localStorage.setItem(key, JSON.stringify([recent('ha')]));
  const recents = createRecents(() => localStorage, sub);
  recents.add(recent('hablar'));
  expect(kept()).toEqual(['hablar', 'ha']);
});

test('thirty are kept, each text once, and a text replaces its beginning', () => {
  const recents = createRecents(() => localStorage, sub);
  for (let number = 0; number < 40; number += 1) recents.add(recent(`${number}.`));
  expect(recents.list.value).toHaveLength(recentsMaximum);
  recents.add(recent('20.'));
  expect(recents.list.value[0]).toEqual(recent('20.'));
  expect(recents.list.value).toHaveLength(recentsMaximum);
  recents.add(recent('ho'));
  recents.add(recent('house'));
  expect(recents.list.value.slice(0, 2).map(({ text }) => text)).toEqual(['house', '20.']);
});
