import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavorite, addPracticePair, translate } from '@topwords/platform/contracts';
import type { EventPayload } from '@topwords/platform/events';
import {
  buildCardState,
  buildFailure,
  buildFavorite,
  buildTranslation,
  showTranslator,
  translatorPage,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const { announced, box, target } = translatorPage;

beforeEach(() => localStorage.clear());

const saved = buildFavorite({
  original_text: 'house',
  translated_text: 'casa',
  from_lang: 'English',
  to_lang: 'Spanish',
});

function prepare(host: FakeHost): void {
  host.api.answer(translate, ({ body }) => buildTranslation({ to_lang: body.to_lang }));
  host.api.answer(addFavorite, { favorite: saved, is_new: true });
  host.api.answer(addPracticePair, buildCardState({ card_id: `pair-${saved.id}` }));
}

async function show(prepareMore: (host: FakeHost) => void = () => undefined) {
  const shown = showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare(host) {
      prepare(host);
      prepareMore(host);
    },
  });
  await target().findByText('casa', { selector: 'p' });
  return shown;
}

function heart(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Save to favorites' });
}

function isFilled(): boolean {
  return heart().getAttribute('aria-pressed') === 'true';
}

// @spec C23
test('a click saves the pair by the English names of its languages, and fills the heart', async () => {
  const { host } = await show();
  const onChanged = jest.fn();
  host.bus.subscribe('favorites.changed', onChanged);
  expect(isFilled()).toBe(false);
  await userEvent.click(heart());
  expect(isFilled()).toBe(true);
  expect(host.api.sent(addFavorite)).toEqual([
    {
      body: {
        from_lang: 'English',
        to_lang: 'Spanish',
        original_text: 'house',
        translated_text: 'casa',
      },
    },
  ]);
  expect(announced()).toContain('Saved to your favorites');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
});

test('the saved pair is offered to practice in the same step', async () => {
  const offered: EventPayload<'practice.pair-offered'>[] = [];
  await show((host) => {
    host.bus.subscribe('practice.pair-offered', (pair) => {
      offered.push(pair);
      host.bus.emit('practice.pair-kept', { id: pair.id, is_kept: true });
    });
  });
  await userEvent.click(heart());
  expect(offered).toEqual([
    {
      id: saved.id,
      text: 'casa',
      translation: 'house',
      language_code: 'es',
      native_code: 'en',
    },
  ]);
});

// @spec ST23
test('a second click only empties the heart', async () => {
  const { host, address } = await show();
  await userEvent.click(heart());
  await userEvent.click(heart());
  expect(isFilled()).toBe(false);
  expect(host.api.sent(addFavorite)).toHaveLength(1);
  expect(target().getByText(/Still in your favorites/)).not.toBeNull();
  await userEvent.click(target().getByRole('link', { name: 'Show favorites' }));
  expect(address()).toBe('/favorites');
});

test('a pair already saved has a filled heart', async () => {
  const { host } = await show((host) =>
    host.api.answer(translate, buildTranslation({ favorite_id: saved.id })),
  );
  expect(isFilled()).toBe(true);
  await userEvent.click(heart());
  expect(isFilled()).toBe(false);
  expect(host.api.sent(addFavorite)).toEqual([]);
});

// @spec ST22
test('the heart resets when the text changes, and remembers what it saved', async () => {
  const { host } = await show((host) =>
    host.api.answer(translate, ({ body }) =>
      buildTranslation({ translation: body.text === 'house' ? 'casa' : 'casas' }),
    ),
  );
  await userEvent.click(heart());
  await userEvent.click(heart());
  await userEvent.type(box(), 's{Control>}{Enter}{/Control}');
  await target().findByText('casas', { selector: 'p' });
  expect(isFilled()).toBe(false);
  expect(target().queryByText(/Still in your favorites/)).toBeNull();
  await userEvent.type(box(), '{Backspace}{Control>}{Enter}{/Control}');
  await target().findByText('casa', { selector: 'p' });
  expect(isFilled()).toBe(true);
  expect(host.api.sent(addFavorite)).toHaveLength(1);
});

test('a failure empties the heart and shows why', async () => {
  const { host } = await show((host) =>
    host.api.refuse(
      addFavorite,
      buildFailure('favorite_limit_reached', { detail: 'There is no room for more.' }),
    ),
  );
  await userEvent.click(heart());
  expect(isFilled()).toBe(false);
  expect(host.banners).toMatchObject([{ kind: 'error', message: 'There is no room for more.' }]);
});

test('a late answer does not fill another text’s heart', async () => {
  const answer = Promise.withResolvers<{ favorite: typeof saved; is_new: boolean }>();
  await show((host) => host.api.answer(addFavorite, () => answer.promise));
  await userEvent.click(heart());
  await userEvent.type(box(), ' boat{Control>}{Enter}{/Control}');
  await act(async () => answer.resolve({ favorite: saved, is_new: true }));
  await waitFor(() => expect(heart().disabled).toBe(false));
  expect(isFilled()).toBe(false);
  expect(target().queryByText(/Saved to your favorites/)).toBeNull();
});

test('a chosen alternative translation is the one saved', async () => {
  const { host } = await show();
  await userEvent.click(target().getByRole('button', { name: 'Use “hogar” as the translation' }));
  await userEvent.click(heart());
  expect(host.api.sent(addFavorite)[0]?.body.translated_text).toBe('hogar');
});

test('while the text is being typed there is nothing to save', async () => {
  await show();
  await userEvent.type(box(), 's');
  expect(heart().disabled).toBe(true);
});

test('saving in another tab fills the heart here', async () => {
  const { host } = await show();
  expect(isFilled()).toBe(false);
  host.api.answer(translate, buildTranslation({ favorite_id: saved.id }));
  act(() => host.bus.emit('favorites.changed', {}));
  await waitFor(() => expect(isFilled()).toBe(true));
});
