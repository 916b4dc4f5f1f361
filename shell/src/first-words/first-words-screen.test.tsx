import { screen, waitFor, within } from '@testing-library/react';
import { buildFirstWords } from '../../testing/build-first-words.ts';
import { json, renderShell } from '../../testing/render-shell.tsx';
import { readGuestReviews } from '../guest/guest-review.ts';

const call = 'GET /first-words/en/es';
const recording = (name: string) => `GET /voice/recordings/${name}.mp3`;
const sounds = ['3', '4', '5'].flatMap((id) => [id.padStart(32, '0'), id.padStart(32, 'a')]);

const answers = {
  [call]: () => json(buildFirstWords()),
  ...Object.fromEntries(
    [...sounds, 'f'.repeat(32)].map((name) => [recording(name), () => new Response('sound')]),
  ),
};

let played: string[];

/** The browser's sound: each recording is over at once. */
function stubSound(refusal?: Error) {
  played = [];
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLAudioElement,
  ) {
    if (refusal) return Promise.reject(refusal);
    played.push(this.src);
    queueMicrotask(() => this.dispatchEvent(new Event('ended')));
    return Promise.resolve();
  });
}

beforeEach(() => {
  stubSound();
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

/** Waits until a step shows. */
async function shows(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));
}

test('the language of the page is spoken, and one tap on another begins', async () => {
  const { user, address } = renderShell({ at: '/try', answers });
  await shows('Five words, one sentence, one minute');
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  const tiles = within(screen.getByRole('list', { name: 'I want to learn' })).getAllByRole('link');
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'EspañolSpanish',
    'РусскийRussian',
    'TürkçeTurkish',
  ]);
  await user.click(screen.getByRole('link', { name: /Español/ }));
  await shows('hola');
  expect(address()).toBe('/try?native=en&target=es');
  expect(document.activeElement?.textContent).toBe('hola');
});

test('keys alone lead from the first word to the account', async () => {
  const { user, storage } = renderShell({ at: '/try?native=en&target=es', answers });
  await shows('hola');
  await user.keyboard('{Enter}');
  await shows('amigo');
  await user.keyboard(' ');
  await shows('hola');
  expect(screen.getByText('What does it mean?')).not.toBeNull();
  await user.keyboard('1');
  expect(screen.getByText('Right!')).not.toBeNull();
  await user.keyboard('{Enter}');
  await shows('amigo');
  await user.keyboard('3');
  expect(screen.getByText('Not quite.').parentElement?.textContent).toBe(
    'Not quite. amigo: friend',
  );
  await user.keyboard('{Enter}');
  await shows('Hola, amigo.');
  await user.keyboard('{Enter}');
  await shows('You understand a whole sentence');
  const keep = screen.getByRole('link', { name: 'Keep your progress' });
  expect(keep.getAttribute('href')).toBe('/login-register?mode=register&native=English');
  expect(readGuestReviews(storage)).toMatchObject([
    { word_id: 3, target: 'es', rating: 'good' },
    { word_id: 4, target: 'es', rating: 'again' },
  ]);
});

test('an answer counts once, and a return goes on after it', async () => {
  const first = renderShell({ at: '/try?native=en&target=es', answers });
  await shows('hola');
  await first.user.keyboard('{Enter}');
  await shows('amigo');
  await first.user.keyboard('{Enter}');
  await shows('hola');
  await first.user.keyboard('112');
  expect(readGuestReviews(first.storage)).toHaveLength(1);
  const stored = [...Array(first.storage.length).keys()].map((index) => {
    const key = first.storage.key(index) ?? '';
    return [key, first.storage.getItem(key) ?? ''] as const;
  });
  first.unmount();
  const later = renderShell({ at: '/try', answers, stored });
  await later.user.click(await screen.findByRole('link', { name: /Go on where you were/ }));
  await shows('amigo');
  expect(screen.getByText('What does it mean?')).not.toBeNull();
});

test('the word is heard, then its sentence', async () => {
  renderShell({ at: '/try?native=en&target=es', answers });
  await shows('hola');
  await waitFor(() => expect(played).toHaveLength(2));
});

test('where the browser refuses to play, a button does', async () => {
  stubSound(Object.assign(new Error('no gesture'), { name: 'NotAllowedError' }));
  const { user } = renderShell({ at: '/try?native=en&target=es', answers });
  expect(await screen.findByText('Tap to listen')).not.toBeNull();
  stubSound();
  await user.click(screen.getByRole('button', { name: 'Listen to hola' }));
  expect(played).toHaveLength(1);
  expect(screen.queryByText('Tap to listen')).toBeNull();
  // The tap on the button does not go on.
  await shows('hola');
});

test('without recordings the ladder goes on in silence', async () => {
  const { user } = renderShell({
    at: '/try?native=en&target=es',
    answers: { [call]: () => json(buildFirstWords()) },
  });
  expect(await screen.findByText('The sound isn’t available right now')).not.toBeNull();
  await user.keyboard('{Enter}');
  await shows('amigo');
});

test('words that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = renderShell({
    at: '/try?native=en&target=ru',
    answers: {
      ...answers,
      'GET /first-words/en/ru': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return json({ ...buildFirstWords(), target: 'ru' });
      },
    },
  });
  await shows('Couldn’t load the words');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await shows('hola');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a day only the account leads on', async () => {
  const began_at = Date.now() - 25 * 60 * 60 * 1000;
  const place = JSON.stringify({ version: 1, native: 'ru', began_at, places: {} });
  renderShell({ at: '/try?native=en&target=es', answers, stored: [['topwords.guest', place]] });
  await shows('Your words are waiting for you');
  expect(screen.getByRole('link', { name: 'Keep your progress' }).getAttribute('href')).toContain(
    'native=Russian',
  );
});

test('a learner who comes here is led home', () => {
  const { address } = renderShell({ at: '/try', isSignedIn: true });
  expect(address()).toBe('/');
});
