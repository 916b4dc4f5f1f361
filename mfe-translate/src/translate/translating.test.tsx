import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@topwords/platform/contracts';
import { createApiFailure } from '@topwords/platform/client';
import {
  buildFailure,
  buildTranslation,
  showTranslator,
  translatorPage,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
import { translateDebounce } from './work/translator.ts';

const { announced, box, pass, target, userOfFakeTime } = translatorPage;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function button(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Translate' });
}

// @spec K5
test('the text is sent once typing pauses, and the translation is shown and announced', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  const { sent } = showTranslator(createRemote);
  expect(translateDebounce).toBeGreaterThanOrEqual(300);
  expect(translateDebounce).toBeLessThanOrEqual(350);
  await user.type(box(), ' house ');
  await pass(translateDebounce - 1);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual([{ text: 'house', from_lang: 'en', to_lang: 'es' }]);
  await pass(0);
  expect(target().getByText('house in es')).not.toBeNull();
  expect(target().getByText('Translated by LibreTranslate')).not.toBeNull();
  expect(announced()).toContain('Translated to Spanish: house in es');
});

// @spec T9
test('the button and Ctrl+Enter send immediately, and the same request is sent once', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  const { sent } = showTranslator(createRemote);
  expect(button().disabled).toBe(true);
  await user.type(box(), 'house');
  await user.click(button());
  expect(sent()).toHaveLength(1);
  await pass(1000);
  await user.click(button());
  expect(sent()).toHaveLength(1);
  await user.type(box(), 's{Control>}{Enter}{/Control}');
  expect(sent().map(({ text }) => text)).toEqual(['house', 'houses']);
  await user.type(box(), '{Backspace}');
  await pass(1000);
  expect(target().getByText('house in es')).not.toBeNull();
  expect(sent()).toHaveLength(2);
});

test('an Enter that ends a composition never sends, and a plain one inserts a line break', async () => {
  jest.useFakeTimers();
  const { sent } = showTranslator(createRemote);
  fireEvent.change(box(), { target: { value: '日本' } });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await pass(0);
  expect(sent()).toEqual([]);
  fireEvent.keyDown(box(), { key: 'Enter', metaKey: true });
  await pass(0);
  expect(sent()).toHaveLength(1);
});

test('a newer text aborts the previous request; the old translation stays, dimmed', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { host } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  host.api.answer(translate, ({ body }, signal) => {
    signals.push(signal);
    if (body.text === 'houses') return new Promise<never>(() => undefined);
    return buildTranslation({ translation: 'barco-casa' });
  });
  await userEvent.type(box(), 's{Control>}{Enter}{/Control}');
  const old = target().getByText('house in es');
  expect(old.closest('[aria-busy="true"]')).not.toBeNull();
  await userEvent.type(box(), ' boat{Control>}{Enter}{/Control}');
  const fresh = await target().findByText('barco-casa');
  expect(fresh.closest('[aria-busy="true"]')).toBeNull();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

// @spec V8
test('nothing is sent for a blank text, and the pane shows its placeholder', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  const { sent } = showTranslator(createRemote);
  await user.type(box(), '   ');
  await pass(1000);
  expect(sent()).toEqual([]);
  expect(button().disabled).toBe(true);
  expect(target().getByText('The translation appears here')).not.toBeNull();
});

test('an example is translated immediately', async () => {
  const { sent } = showTranslator(createRemote);
  await userEvent.click(screen.getByRole('button', { name: 'good morning' }));
  await target().findByText('good morning in es');
  expect(sent()).toHaveLength(1);
  expect(document.activeElement).toBe(box());
});

test('a skeleton is shown until the first translation arrives', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof buildTranslation>>();
  showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.answer(translate, () => answer.promise),
  });
  expect(target().getByText('Translating')).not.toBeNull();
  await act(async () => answer.resolve(buildTranslation()));
  expect(await target().findByText('casa')).not.toBeNull();
});

test('a failure shows the server’s message, and can be retried', async () => {
  const { host } = showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) =>
      host.api.refuse(
        translate,
        buildFailure('too_many_attempts', { detail: 'Wait a minute, please.' }),
      ),
  });
  const alert = await target().findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t translate the text');
  expect(alert.textContent).toContain('Wait a minute, please.');
  host.api.answer(translate, buildTranslation());
  await userEvent.click(target().getByRole('button', { name: 'Try again' }));
  expect(await target().findByText('casa')).not.toBeNull();
});

test('a request refused for its content cannot be retried', async () => {
  showTranslator(createRemote, {
    at: '/translate?text=qwx&from=auto',
    prepare: (host) =>
      host.api.refuse(
        translate,
        buildFailure('language_undetected', { detail: 'The language cannot be told.' }),
      ),
  });
  const alert = await target().findByRole('alert');
  expect(alert.textContent).toContain('The language cannot be told.');
  expect(target().queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a message is shown offline, and the text is translated when the network is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { host } = showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) =>
      host.api.refuse(
        translate,
        createApiFailure(500, { code: 'no_response', detail: 'No answer' }),
      ),
  });
  window.dispatchEvent(new Event('offline'));
  expect((await target().findByRole('alert')).textContent).toContain('You are offline');
  host.api.answer(translate, buildTranslation());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await target().findByText('casa')).not.toBeNull();
});

test('a pair that no engine has is reported before any request', async () => {
  const { sent } = showTranslator(createRemote, { at: '/translate?from=cy&to=es&text=t%C5%B7' });
  expect(
    await target().findByText('Translation from Welsh to Spanish isn’t available'),
  ).not.toBeNull();
  expect(button().disabled).toBe(true);
  await userEvent.type(box(), ' bach');
  await userEvent.type(box(), '{Control>}{Enter}{/Control}');
  expect(sent().filter(({ text }) => text !== 'tŷ')).toEqual([]);
});

test('a glossed text has no translation, but each word above its meaning, and near sentences', async () => {
  showTranslator(createRemote, {
    at: '/translate?text=the%20blorp%20house',
    prepare: (host) =>
      host.api.answer(
        translate,
        buildTranslation({
          translation: 'la · blorp · casa',
          engine: 'gloss',
          quality: 'gloss',
          alternatives: [],
          gloss: [
            { text: 'the', translation: 'la', alternatives: ['el'], marks: [] },
            { text: 'blorp', translation: null, alternatives: [], marks: [] },
            { text: 'houses', translation: 'casa', alternatives: [], marks: ['plural'] },
            { text: 'did', translation: null, alternatives: [], marks: ['auxiliary'] },
          ],
          nearest: [{ text: 'The old house.', translation: 'La casa vieja.', differing: ['old'] }],
        }),
      ),
  });
  await target().findByText('Word by word');
  expect(target().queryByText('la · blorp · casa')).toBeNull();
  for (const name of ['Listen to the translation', 'Copy the translation', 'Save to favorites']) {
    expect(target().queryByRole('button', { name })).toBeNull();
  }
  const words = [...target().getByRole('list', { name: 'Word by word' }).children];
  expect(words.map((word) => word.textContent)).toEqual([
    'the la  el',
    'blorp –no translation  ',
    'houses casa several ',
    'did  helps the verb ',
  ]);
  const near = within(target().getByRole('region', { name: 'Sentences that we know' }));
  expect(near.getByText('La casa vieja.')).not.toBeNull();
  expect(near.getByText('old').tagName).toBe('DEL');
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  expect(box()).toHaveProperty('value', 'the blorp house');
});

test('an alternative replaces the first translation, which can be chosen again', async () => {
  showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.answer(translate, buildTranslation()),
  });
  await userEvent.click(
    await target().findByRole('button', { name: 'Use “hogar” as the translation' }),
  );
  expect(target().getByText('hogar', { selector: 'p' })).not.toBeNull();
  await userEvent.click(target().getByRole('button', { name: 'Use “casa” as the translation' }));
  expect(target().getByText('casa', { selector: 'p' })).not.toBeNull();
});

test('both sides follow the direction of their language', async () => {
  showTranslator(createRemote, {
    at: '/translate?from=ar&to=fa&text=%D8%A8%D9%8A%D8%AA',
    prepare: (host) =>
      host.api.answer(
        translate,
        buildTranslation({ translation: 'خانه', from_lang: 'ar', to_lang: 'fa', alternatives: [] }),
      ),
  });
  const translated = await target().findByText('خانه');
  expect([translated.dir, translated.lang]).toEqual(['auto', 'fa']);
  expect([box().dir, box().lang]).toEqual(['auto', 'ar']);
});

// @spec T10
test('a link leads to the favourites', async () => {
  const { address } = showTranslator(createRemote);
  await userEvent.click(screen.getByRole('link', { name: 'Favorites' }));
  expect(address()).toBe('/favorites');
});
