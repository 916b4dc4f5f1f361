import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lookUpWord, translate, type WordDetail } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildMeaning,
  buildSentence,
  buildTranslation,
  buildWordDetail,
  showTranslator,
  translatorPage,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const { target } = translatorPage;

beforeEach(() => localStorage.clear());

const house = buildWordDetail({
  id: 3,
  text: 'house',
  language_code: 'en',
  ipa: 'haʊs',
  forms: ['houses'],
  meanings: [
    buildMeaning({
      id: 1,
      translations: [
        { language_code: 'es', translated_text: 'casa' },
        { language_code: 'es', translated_text: 'vivienda' },
        { language_code: 'ru', translated_text: 'дом' },
      ],
      sentences: [
        buildSentence({
          text: 'Two houses stand there.',
          translations: [{ language_code: 'es', translated_text: 'Allí hay dos casas.' }],
        }),
      ],
    }),
    buildMeaning({
      id: 2,
      pos: 'verb',
      translations: [{ language_code: 'es', translated_text: 'alojar' }],
      sentences: [],
    }),
  ],
});

interface Known {
  [text: string]: WordDetail[];
}

async function show(known: Known, query = 'text=house', answer = {}) {
  const shown = showTranslator(createRemote, {
    at: `/translate?${query}`,
    routes: ['/card-detail', '/ai-chat', '/translate', '/favorites'],
    prepare(host) {
      host.api.answer(translate, buildTranslation(answer));
      host.api.answer(lookUpWord, ({ query }) => ({
        entries: (known[query.text] ?? []).filter(
          ({ language_code }) => language_code === query.language,
        ),
      }));
    },
  });
  await target().findByText(buildTranslation(answer).translation, { selector: 'p' });
  return shown;
}

test('a word shows its senses by part of speech, its pronunciation and examples', async () => {
  await show({ house: [house] });
  const heading = await screen.findByRole('heading', { name: 'house', level: 3 });
  const card = within(heading.closest('article') ?? document.body);
  expect(heading.lang).toBe('en');
  expect(card.getByText('Pronounced haʊs')).not.toBeNull();
  expect(card.getByRole('heading', { name: 'noun' })).not.toBeNull();
  expect(card.getByRole('heading', { name: 'verb' })).not.toBeNull();
  expect(card.getByText('houses').tagName).toBe('MARK');
  expect(card.getByText('Allí hay dos casas.').lang).toBe('es');
  expect(card.queryByText('дом')).toBeNull();
  expect(card.getByRole('button', { name: 'Listen to house' })).not.toBeNull();
});

test('a word shows its stress, and where it and its senses are used', async () => {
  const meanings = [buildMeaning({ regions: ['GB'] }), buildMeaning({ id: 2 })];
  await show({ house: [{ ...house, stress: 'ho\u0301use', register: 'dated', meanings }] });
  const heading = await screen.findByRole('heading', { name: 'ho\u0301use', level: 3 });
  const card = within(heading.closest('article') ?? document.body);
  expect(card.getByText('dated')).not.toBeNull();
  const [first, second] = card.getAllByRole('listitem');
  expect(first?.textContent).toContain('UK');
  expect(second?.textContent).not.toContain('UK');
});

test('a sense’s translation can replace the shown one', async () => {
  await show({ house: [house] });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Use “alojar” as the translation' }),
  );
  expect(target().getByText('alojar', { selector: 'p' })).not.toBeNull();
  expect(target().getByRole('button', { name: 'Use “casa” as the translation' })).not.toBeNull();
});

test('a learner also sees the entry in the learned language', async () => {
  const { host } = await show({ house: [house], casa: [buildWordDetail()] });
  const casa = await screen.findByRole('heading', { name: 'casa', level: 3 });
  expect(casa.lang).toBe('es');
  expect(host.api.sent(lookUpWord).map(({ query }) => query)).toEqual([
    { text: 'house', language: 'en' },
    { text: 'casa', language: 'es' },
  ]);
});

test('from the learned language, only its own entry is shown', async () => {
  const { host } = await show({ casa: [buildWordDetail()] }, 'from=es&to=en&text=casa', {
    translation: 'house',
    from_lang: 'es',
    to_lang: 'en',
  });
  expect(await screen.findByRole('heading', { name: 'casa', level: 3 })).not.toBeNull();
  expect(host.api.sent(lookUpWord)).toHaveLength(1);
});

test('the entry of a previous text is not shown with this one', async () => {
  const { host } = await show({ house: [house], casa: [buildWordDetail()] });
  await screen.findByRole('heading', { name: 'house', level: 3 });
  host.api.answer(
    translate,
    buildTranslation({ translation: 'house', from_lang: 'es', to_lang: 'en' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  await waitFor(() => expect(host.api.sent(translate)).toHaveLength(2));
  expect(await screen.findByRole('heading', { name: 'casa', level: 3 })).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'house', level: 3 })).toBeNull();
});

test('a form shows its word, and one of several words can be chosen', async () => {
  const be = buildWordDetail({ id: 4, text: 'ser' });
  const go = buildWordDetail({ id: 5, text: 'ir' });
  await show({ fui: [be, go] }, 'from=es&to=en&text=fui', {
    translation: 'I was',
    from_lang: 'es',
    to_lang: 'en',
  });
  expect(await screen.findByText('“fui” is a form of “ser”')).not.toBeNull();
  const choices = within(screen.getByRole('group', { name: 'Possible matches' }));
  await userEvent.click(choices.getByRole('button', { name: /^ir/ }));
  expect(screen.getByRole('heading', { name: 'ir', level: 3 })).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'ser', level: 3 })).toBeNull();
});

test('the entry links to the word’s page', async () => {
  const { address } = await show({ house: [house] });
  await userEvent.click(await screen.findByRole('link', { name: 'Open word: house' }));
  expect(address()).toBe('/card-detail?id=3');
});

test('sentences and languages without a dictionary are not looked up', async () => {
  const { host } = await show({}, 'text=The+old+house+by+the+sea');
  expect(host.api.sent(lookUpWord).map(({ query }) => query.text)).toEqual(['casa']);
  expect(screen.queryByRole('region', { name: 'Dictionary' })).toBeNull();
});

test('a failing dictionary does not affect the translation', async () => {
  showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.refuse(lookUpWord, buildFailure()),
  });
  expect(await target().findByText('house in es')).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Dictionary' })).toBeNull();
});

test('the tutor is asked about the learned side, by its word if known', async () => {
  await show({ house: [house], casa: [buildWordDetail({ id: 7 })] });
  await screen.findByRole('heading', { name: 'casa', level: 3 });
  const link = screen.getByRole('link', { name: 'Ask the AI tutor' });
  expect(link.getAttribute('href')).toBe('/ai-chat?id=7');
});

test('the tutor is asked about a text if no word is known', async () => {
  await show({}, 'from=ru&to=en&text=Как+дела', {
    translation: 'How are you',
    from_lang: 'ru',
    to_lang: 'en',
  });
  const href = screen.getByRole('link', { name: 'Ask the AI tutor' }).getAttribute('href');
  expect(Object.fromEntries(new URL(href ?? '', 'http://x').searchParams)).toEqual({
    text: 'Как дела',
    language: 'ru',
  });
});
