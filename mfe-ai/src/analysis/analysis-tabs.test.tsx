import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analyseWord, getWordDetail } from '@topwords/platform/contracts';
import {
  buildAnalysis,
  buildFormTable,
  buildWordDetail,
  buildWordTeaching,
  createFakeHost,
  createTutorHost,
  renderRemote,
  showTutor,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const teaching = buildWordTeaching({
  grammar: [{ key: 'gender', title: 'Gender of *casa*', note: 'It ends in -a.', examples: [] }],
  false_friends: [
    {
      look_alike: 'case',
      look_alike_means: 'caso',
      means: 'house',
      example: { text: 'Vuelvo a casa.', translation: 'I’m going home.' },
      note: null,
    },
  ],
});

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

function panel() {
  return within(screen.getByRole('tabpanel'));
}

async function turnTo(name: string) {
  await screen.findByText('From the TopWords word bank.');
  await userEvent.click(tab(name));
  return panel();
}

// @spec AI1
test('there are four tabs, the overview first', async () => {
  showTutor(createRemote);
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Examples',
    'Grammar',
    'Usage',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).not.toBeNull();
});

test('the arrow keys switch the tabs, and only the selected one is a tab stop', async () => {
  showTutor(createRemote);
  await userEvent.click(tab('Overview'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Usage'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Examples'));
  expect(tab('Examples').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tab('Usage'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(tab('Overview'));
  expect([tab('Overview').tabIndex, tab('Usage').tabIndex]).toEqual([0, -1]);
});

// @spec E16
test('the overview shows what the word is', async () => {
  showTutor(createRemote);
  await screen.findByRole('heading', { name: 'Definition' });
  const terms = panel().getAllByRole('term');
  expect(
    terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
  ).toEqual(['How to use it: vivir en casa de — live with sbir a casa — go home']);
  const related = panel().getByRole('link', { name: 'hogar' });
  expect(related.getAttribute('lang')).toBe('es');
  expect(related.getAttribute('href')).toBe('/ai-chat?id=42');
});

// @spec E16
test('examples are split at their dash and can be played, and the word’s forms are highlighted', async () => {
  const { container } = showTutor(createRemote);
  const examples = await turnTo('Examples');
  expect(examples.getByText('I live in a big house.').getAttribute('lang')).toBe('en');
  const mark = container.querySelector('mark');
  expect(mark?.textContent).toBe('casa');
  expect(mark?.parentElement?.getAttribute('lang')).toBe('es');
  expect(
    examples.getByRole('button', { name: 'Listen to “Vivo en una casa grande.”' }),
  ).not.toBeNull();
});

test('forms are in a table that labels irregular ones', async () => {
  const analysis = buildAnalysis({ tables: [buildFormTable()] });
  showTutor(createRemote, createTutorHost(analysis));
  const grammar = await turnTo('Grammar');
  expect(grammar.getByText('Bold with a dot: irregular form')).not.toBeNull();
  const rows = within(grammar.getByRole('table', { name: 'Present' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Formsingularplural',
    '1st personvoy(irregular)vamos',
    '2nd personvas(irregular)–not given',
  ]);
  expect(grammar.getByRole('button', { name: 'vamos' }).getAttribute('lang')).toBe('es');
});

test('a table without irregular forms needs no legend', async () => {
  showTutor(createRemote);
  const grammar = await turnTo('Grammar');
  expect(grammar.getByRole('table', { name: 'Number' })).not.toBeNull();
  expect(grammar.queryByText(/irregular/)).toBeNull();
});

test('usage shows where the word is used and in which phrases', async () => {
  showTutor(createRemote);
  const usage = await turnTo('Usage');
  expect(usage.getByText(/the building/)).not.toBeNull();
  expect(usage.getByRole('button', { name: 'Listen to “ir a casa”' })).not.toBeNull();
  expect(usage.getByText('to go home')).not.toBeNull();
});

test('an empty tab says so', async () => {
  const none = { examples: [], grammar_tips: [], tables: [], usage_contexts: [] };
  showTutor(createRemote, createTutorHost(buildAnalysis({ ...none, common_phrases: [] })));
  expect((await turnTo('Examples')).getByText(/There are no examples/)).not.toBeNull();
  expect((await turnTo('Grammar')).getByText(/There are no (grammar|usage) notes/)).not.toBeNull();
  expect((await turnTo('Usage')).getByText(/There are no (grammar|usage) notes/)).not.toBeNull();
});

test('a definition that the screen already shows is not repeated', async () => {
  showTutor(createRemote, createTutorHost(buildAnalysis({ definition: 'house' })));
  await screen.findByText('How to use it');
  expect(panel().queryByRole('heading', { name: 'Definition' })).toBeNull();
});

test('the lines of a text’s words are shown only as its definition', async () => {
  const definition = '*como* — as\n*pan* — bread';
  const host = createTutorHost(buildAnalysis({ word: 'como pan', word_id: null, definition }));
  renderRemote(createRemote, host, '/ai-chat?text=como+pan&language=es');
  await screen.findByRole('heading', { name: 'Definition' });
  expect(screen.getAllByRole('button', { name: 'como' })).toHaveLength(1);
});

test('sections without contents are not shown', async () => {
  const none = { additional_insights: {}, related_words: [], usage_contexts: [] };
  showTutor(createRemote, createTutorHost(buildAnalysis(none)));
  await screen.findByRole('heading', { name: 'Definition' });
  expect(panel().getAllByRole('heading')).toHaveLength(1);
  expect(panel().queryByRole('term')).toBeNull();
  expect((await turnTo('Usage')).getAllByRole('heading')).toHaveLength(1);
});

test('teaching is beside what it belongs to', async () => {
  showTutor(createRemote, createTutorHost(buildAnalysis({ teaching })));
  await screen.findByRole('heading', { name: 'False friends' });
  const grammar = await turnTo('Grammar');
  expect(grammar.getByRole('heading', { name: 'Grammar' })).not.toBeNull();
  const usage = await turnTo('Usage');
  expect(usage.getByRole('heading', { name: 'Easily mixed up' })).not.toBeNull();
  expect(usage.getByRole('heading', { name: 'Common mistakes' })).not.toBeNull();
});

test('headings and labels are in the language of the answer, tabs in that of the page', async () => {
  const analysis = buildAnalysis({ native_language: 'Spanish', teaching });
  const host = createFakeHost({ session: { native: 'Spanish' } });
  host.api.answer(analyseWord, { ...analysis, word_id: null });
  // Loads the Spanish texts.
  await act(async () => renderRemote(createRemote, host, '/ai-chat?text=house&language=en'));
  const heading = await screen.findByRole('heading', { name: 'Definición' });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(screen.getByRole('tab', { name: 'Overview' })).not.toBeNull();
  const usage = await turnTo('Usage');
  expect(usage.getByRole('heading', { name: 'Fáciles de confundir' })).not.toBeNull();
});

test('another word starts at the overview', async () => {
  const host = createTutorHost();
  host.api.answer(getWordDetail, buildWordDetail({ id: 42, text: 'hogar' }));
  const { navigate } = showTutor(createRemote, host);
  await turnTo('Usage');
  await act(async () => navigate('/ai-chat?id=42'));
  await screen.findByRole('heading', { level: 1, name: 'hogar' });
  expect(tab('Overview').getAttribute('aria-selected')).toBe('true');
});
