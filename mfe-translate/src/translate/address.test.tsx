import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTranslator, translatorPage } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const { announced, box, pass, target, userOfFakeTime } = translatorPage;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function names(): (string | null)[] {
  return screen
    .getAllByRole('button', { name: /^(From|To)( – detected)?: / })
    .map((button) => button.getAttribute('aria-label'));
}

test('the work is kept in the address, which is replaced once typing pauses', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  const { address } = showTranslator(createRemote);
  await user.type(box(), 'good day');
  expect(address()).toBe('/translate');
  await pass(400);
  expect(address()).toBe('/translate?from=en&to=es&text=good+day');
});

test('an opened address sets the work', async () => {
  const { sent } = showTranslator(createRemote, { at: '/translate?from=de&to=tr&text=Haus' });
  expect(box().value).toBe('Haus');
  expect(await target().findByText('Haus in tr')).not.toBeNull();
  expect(names()).toEqual(['From: German', 'To: Turkish']);
  expect(sent()).toEqual([{ text: 'Haus', from_lang: 'de', to_lang: 'tr' }]);
});

test('a link to other work works while the screen is open', async () => {
  const { navigate } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await userEvent.type(box(), 's');
  act(() => void navigate('/translate?text=дом&from=ru&to=en'));
  expect(await target().findByText('дом in en')).not.toBeNull();
  expect(box().value).toBe('дом');
  await userEvent.type(box(), 'а{Control>}{Enter}{/Control}');
  await target().findByText('дома in en');
  act(() => void navigate(-1 as unknown as string));
  expect(box().value).toBe('house');
});

const learner = { native: 'English', target_langs: ['es', 'ru'] } as const;
const nobody = { native: '', target_langs: [] } as const;
const spaniard = { native: 'Spanish', target_langs: ['en'] } as const;

test.each([
  ['a learner of Spanish', learner, '', ['English', 'Spanish']],
  ['a learner without languages', nobody, '', ['English', 'Spanish']],
  ['a Spaniard who learns English', spaniard, '', ['Spanish', 'English']],
  ['only a target, which is the native language', learner, '?to=en', ['Spanish', 'English']],
  ['only a source', learner, '?from=ru', ['Russian', 'English']],
  ['the same language twice', learner, '?from=es&to=es', ['Spanish', 'English']],
  ['unknown languages', learner, '?from=xx&to=klingon', ['English', 'Spanish']],
  ['detection', learner, '?from=auto', ['Detect language', 'Spanish']],
] as const)('languages for %s', (_case, session, query, [from, to]) => {
  showTranslator(createRemote, {
    at: `/translate${query}`,
    session: { native: session.native, target_langs: [...session.target_langs] },
  });
  expect(names()).toEqual([`From: ${from}`, `To: ${to}`]);
});

test('translations go into the current target language', () => {
  const { host } = showTranslator(createRemote);
  act(() => host.session.turnTo('ru'));
  expect(names()).toEqual(['From: English', 'To: Russian']);
});

test('a detected language is shown, and can be swapped', async () => {
  const { sent } = showTranslator(createRemote, { at: '/translate?from=auto&to=es' });
  const swap = screen.getByRole('button', { name: /^Swap languages/ });
  expect(swap.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(swap);
  expect(names()[0]).toBe('From: Detect language');
  await userEvent.type(box(), 'house{Control>}{Enter}{/Control}');
  await target().findByText('house in es');
  expect(names()[0]).toBe('From – detected: English');
  expect(box().lang).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  await target().findByText('house in es in en');
  expect(sent().at(-1)).toEqual({ text: 'house in es', from_lang: 'es', to_lang: 'en' });
});

test('swapping exchanges languages, text and translation', async () => {
  const { address, sent } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  expect(names()).toEqual(['From: Spanish', 'To: English']);
  expect(box().value).toBe('house in es');
  expect(await target().findByText('house in es in en')).not.toBeNull();
  expect(sent()).toHaveLength(2);
  expect(address()).toBe('/translate?from=es&to=en&text=house+in+es');
  expect(announced()).toContain('Translated to English');
});

test('without a translation, swapping keeps the text', async () => {
  showTranslator(createRemote);
  await userEvent.type(box(), 'casa');
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  expect(box().value).toBe('casa');
  expect(names()).toEqual(['From: Spanish', 'To: English']);
});
