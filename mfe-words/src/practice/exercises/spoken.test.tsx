import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPracticeQueue, sendReviews, type PracticeCard } from '@topwords/platform/contracts';
import {
  announcedInDialog,
  buildExercise,
  buildPracticeCard,
  clozeOfHouse,
  openPractice,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';
import { fakeMicrophone, removeMicrophone } from '../testing/fake-microphone.ts';
import { fakeSpeech, removeSpeech } from '../testing/fake-speech.ts';

const card: PracticeCard = {
  ...buildPracticeCard({ exercise: buildExercise('say') }),
  example: { ...clozeOfHouse, answer: 'casas', recording: '0'.repeat(32) },
};

afterEach(() => {
  removeSpeech();
  removeMicrophone();
  localStorage.clear();
});

async function startSaying(cards: PracticeCard[] = [card]) {
  const speech = fakeSpeech();
  const practice = await startPractice(createRemote, cards);
  const exercises = () =>
    practice.host.api
      .sent(sendReviews)
      .flatMap(({ body }) => body.reviews.map(({ exercise, rating }) => `${exercise} ${rating}`));
  return { ...practice, speech, exercises };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a word is said for its translation, and what is heard is shown', async () => {
  const { speech, audio, exercises } = await startSaying();
  expect(heading()).toBe('Say it in Spanish');
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  expect(screen.getByText('as in “I live in a big house.”')).not.toBeNull();
  expect(speech.attempts).toHaveLength(0);
  await press('Speak');
  expect(speech.attempts.map(({ lang }) => lang)).toEqual(['es-MX']);
  expect(screen.getByText('Listening…')).not.toBeNull();
  await speech.interim('la ca');
  expect(screen.getByText('la ca').getAttribute('lang')).toBe('es');
  expect(audio.played).toEqual([]);
  await speech.final('la caza', 'la casa');
  expect(screen.getByText('Right')).not.toBeNull();
  expect(announcedInDialog()).toBe('Right. casa: house');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(exercises()).toEqual(['say good']));
});

test('the form of its sentence counts too', async () => {
  const { speech } = await startSaying();
  await press('Speak');
  await speech.final('vivo en unas casas grandes');
  expect(screen.getByText('Right')).not.toBeNull();
});

test('another word may be tried three times, and is then shown beside the right one', async () => {
  const { speech, exercises } = await startSaying();
  for (const [heard, advice] of [
    ['cama', 'Try again, or type it instead.'],
    ['caza', 'Try again, or type it instead.'],
    ['cosa', 'Type it instead, or look at the answer.'],
  ] as const) {
    await press('Speak');
    await speech.final(heard);
    expect(screen.getByText(heard).getAttribute('lang')).toBe('es');
    expect(announcedInDialog()).toBe(`Heard: ${heard}. ${advice}`);
    expect(document.activeElement).toBe(button('Speak'));
  }
  await press('Speak');
  expect(speech.attempts).toHaveLength(3);
  await press('Show the answer');
  expect(screen.getByText('Wrong')).not.toBeNull();
  expect(screen.getByText('cosa')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(exercises()).toEqual(['say again']), { timeout: 3000 });
});

test('a word that is typed instead is a review of typing', async () => {
  const { exercises } = await startSaying();
  await press('Type it instead');
  expect(heading()).toBe('How do you say it in Spanish?');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your answer' }));
  await userEvent.keyboard('casa{Enter}{Enter}');
  await waitFor(() => expect(exercises()).toEqual(['recall good']));
});

test('silence counts as an attempt', async () => {
  const { speech } = await startSaying();
  await press('Speak');
  await speech.fail('no-speech');
  expect(screen.getByText('Nothing was heard.')).not.toBeNull();
  await press('Speak');
  await press('Stop');
  await press('Speak');
  await speech.end();
  expect(screen.getByText('Type it instead, or look at the answer.')).not.toBeNull();
});

test.each([
  ['not-allowed', /^The microphone wasn’t allowed/],
  ['audio-capture', 'No working microphone was found.'],
  ['network', 'Couldn’t reach your browser’s speech recognition.'],
  ['language-not-supported', 'Your browser doesn’t recognize this language.'],
  ['service-not-allowed', 'Speech recognition doesn’t work in this browser.'],
] as const)('after %s the word is typed, and the page says why', async (error, reason) => {
  const { speech } = await startSaying([card, { ...card, id: 'word-8' }]);
  await press('Speak');
  await speech.fail(error);
  expect(screen.getByText(reason, { selector: 'p' })).not.toBeNull();
  expect(announcedInDialog()).toMatch(reason);
  await userEvent.keyboard('casa{Enter}{Enter}');
  expect(screen.getByText('1 of 2')).not.toBeNull();
  expect(heading()).toBe('How do you say it in Spanish?');
  expect(screen.queryByText(reason, { selector: 'p' })).toBeNull();
});

test.each(['network', 'language-not-supported', 'service-not-allowed'])(
  'after %s the learner records the word where the browser can',
  async (error) => {
    fakeMicrophone();
    const { speech } = await startSaying();
    await press('Speak');
    await speech.fail(error);
    expect(document.activeElement).toBe(button('Record'));
  },
);

test('a refusal is remembered on the device, and is taken back in the settings', async () => {
  const { speech, unmount } = await startSaying();
  await press('Speak');
  await speech.fail('not-allowed');
  unmount();
  const { host } = openPractice(createRemote, [card]);
  await screen.findByRole('button', { name: /^Start with/ });
  expect(host.api.sent(getPracticeQueue).at(-1)?.query).not.toHaveProperty('speaks');
  await userEvent.click(screen.getByText('Settings'));
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Speaking exercises' });
  expect(toggle.checked).toBe(false);
  await userEvent.click(toggle);
  await waitFor(() =>
    expect(host.api.sent(getPracticeQueue).at(-1)?.query).toMatchObject({ speaks: 'true' }),
  );
});

test('where speech goes is said until the learner has spoken once', async () => {
  const note = /^To recognize speech, some browsers send/;
  const { speech } = await startSaying([card, { ...card, id: 'word-8' }]);
  expect(screen.getByText(note)).not.toBeNull();
  await press('Speak');
  await speech.final('casa');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('1 of 2')).not.toBeNull();
  expect(screen.queryByText(note)).toBeNull();
});

test('listening ends when the session is closed', async () => {
  const { speech } = await startSaying();
  await press('Speak');
  const [attempt] = speech.attempts;
  const ended = jest.fn();
  attempt?.addEventListener('error', ended);
  await press('End practice');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a browser that can do neither is not asked for words to say', async () => {
  const { host } = await startPractice(createRemote, [card]);
  expect(host.api.sent(getPracticeQueue)[0]?.query).not.toHaveProperty('speaks');
  expect(heading()).toBe('How do you say it in Spanish?');
});
