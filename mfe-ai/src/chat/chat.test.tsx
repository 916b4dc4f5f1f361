import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chatAboutWord,
  getPracticeMistakes,
  getWordDetail,
  streamChat,
  type ChatEvent,
} from '@topwords/platform/contracts';
import {
  buildAnalysis,
  buildFailure,
  buildPracticeMistake,
  buildWordDetail,
  createTutorHost,
  showTutor,
  streamReply,
  widenPage,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const failure = 'Sorry, I encountered an error. Please try again.';

function box(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Your question' });
}

function messages(): (string | null)[] {
  const list = screen.getByRole('list', { name: 'Messages' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** Shows the tutor's page of “casa” with the chat open, as on a phone. */
async function openChat(host = createTutorHost()) {
  const view = showTutor(createRemote, host);
  await screen.findByText('From the TopWords word bank.');
  await userEvent.click(screen.getByRole('button', { name: 'Chat with the tutor' }));
  return view;
}

/** Waits until the tutor has given this answer. */
async function answered(text: string): Promise<void> {
  await screen.findByRole('button', { name: 'Copy the answer' });
  expect(messages().at(-1)).toContain(`Tutor${text}`);
}

/** A reply that a test writes piece by piece. */
function writtenReply() {
  let wake = Promise.withResolvers<void>();
  const written: ChatEvent[] = [];
  async function* events(): AsyncGenerator<ChatEvent> {
    for (;;) {
      await wake.promise;
      wake = Promise.withResolvers();
      yield* written.splice(0);
    }
  }
  async function write(event: ChatEvent): Promise<void> {
    written.push(event);
    await act(async () => wake.resolve());
  }
  return { events, write };
}

// @spec AI3
test('the chat opens over the page with its text box focused, and closes', async () => {
  await openChat();
  const dialog = screen.getByRole('dialog', { name: 'Chat about casa' });
  expect(document.activeElement).toBe(box());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the chat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a wide page the chat is beside the word and can be closed and reopened', async () => {
  widenPage();
  showTutor(createRemote);
  const column = screen.getByRole('complementary', { name: 'Chat' });
  expect(document.activeElement).not.toBe(box());
  await userEvent.click(within(column).getByRole('button', { name: 'Close the chat' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Chat with the tutor' });
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  expect(document.activeElement).toBe(box());
});

test('four questions are suggested in the language of the answers, and a tap asks one', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['A house.']));
  await openChat(host);
  const suggestions = screen.getByRole('list', { name: 'Suggested questions' });
  expect(suggestions.getAttribute('lang')).toBe('en');
  expect(within(suggestions).getAllByRole('button')).toHaveLength(4);
  await userEvent.click(within(suggestions).getByRole('button', { name: 'What does it mean?' }));
  await screen.findByRole('button', { name: 'Copy the answer' });
  expect(host.api.sent(streamChat)).toEqual([
    {
      body: {
        word: 'casa',
        message: 'What does it mean?',
        language: 'es',
        native: 'English',
        word_id: 7,
        history: [],
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'What does it mean?' })).toBeNull();
});

test('what the learner mixes up with the word is suggested first', async () => {
  const host = createTutorHost();
  const other = buildPracticeMistake({ word_id: 1, taken_word_id: 2 });
  const slip = buildPracticeMistake({ kind: 'spelling', word_id: 7, taken: 'caza' });
  const own = buildPracticeMistake({ word_id: 9, wanted: 'cosa', taken: 'casa', taken_word_id: 7 });
  host.api.answer(getPracticeMistakes, { mistakes: [other, slip, own] });
  host.api.answer(streamChat, () => streamReply(['They are not the same.']));
  await openChat(host);
  const suggestions = screen.getByRole('list', { name: 'Suggested questions' });
  await waitFor(() => expect(within(suggestions).getAllByRole('button')).toHaveLength(5));
  const question = 'What’s the difference between cosa and casa?';
  const [first] = within(suggestions).getAllByRole('button');
  expect(first?.textContent).toBe(question);
  await userEvent.click(within(suggestions).getByRole('button', { name: question }));
  await screen.findByRole('button', { name: 'Copy the answer' });
  expect(host.api.sent(streamChat)).toMatchObject([{ body: { message: question } }]);
  expect(host.api.sent(getPracticeMistakes)[0]).toEqual({ query: { language: 'es' } });
  expect(screen.queryByRole('button', { name: question })).toBeNull();
});

test('the suggested questions fit the word', async () => {
  const teaching = {
    contrasts: [
      {
        key: 'house-or-home',
        terms: ['casa', 'hogar'],
        explanation: '',
        sentences: [],
        questions: [],
      },
    ],
    mistakes: [{ key: 'to-home', wrong: 'Voy casa.', right: 'Voy a casa.', why: '' }],
    grammar: [],
    false_friends: [],
  };
  await openChat(createTutorHost(buildAnalysis({ teaching })));
  const suggestions = screen.getByRole('list', { name: 'Suggested questions' });
  await within(suggestions).findByRole('button', { name: 'casa or hogar?' });
  expect(
    within(suggestions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'casa or hogar?',
    'What mistakes do learners make with it?',
    'Check my sentence',
    'Quiz me',
  ]);
});

test('“Check my sentence” begins a message and asks nothing', async () => {
  const host = createTutorHost();
  await openChat(host);
  await userEvent.click(screen.getByRole('button', { name: 'Check my sentence' }));
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('Soy hambre.');
  expect((box() as HTMLTextAreaElement).value).toBe('Check my sentence: Soy hambre.');
  expect(host.api.sent(streamChat)).toEqual([]);
});

test('Enter sends, Shift+Enter breaks the line', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['Yes.']));
  await openChat(host);
  await userEvent.type(box(), 'Is it{Shift>}{Enter}{/Shift}common?');
  expect(host.api.sent(streamChat)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Copy the answer' });
  expect(host.api.sent(streamChat)[0]?.body.message).toBe('Is it\ncommon?');
  expect(box()).toHaveProperty('value', '');
});

test.each([
  ['composes', { isComposing: true }],
  ['has just composed', { keyCode: 229 }],
])('the Enter of an input method that %s does not send', async (_case, event) => {
  const host = createTutorHost();
  await openChat(host);
  await userEvent.type(box(), 'にほん');
  fireEvent.keyDown(box(), { key: 'Enter', ...event });
  expect(host.api.sent(streamChat)).toEqual([]);
  expect(box()).toHaveProperty('value', 'にほん');
});

test('a blank message is ignored', async () => {
  const host = createTutorHost();
  await openChat(host);
  await userEvent.type(box(), '   {Shift>}{Enter}{/Shift} {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(host.api.sent(streamChat)).toEqual([]);
});

test('the tutor thinks, then writes piece by piece; the whole answer is announced once', async () => {
  const host = createTutorHost();
  const { events, write } = writtenReply();
  host.api.answer(streamChat, events);
  await openChat(host);
  await userEvent.type(box(), 'Plural?{Enter}');
  const news = screen.getByRole('dialog').querySelector('output');
  expect(news?.textContent).toBe('Thinking…');
  await write({ type: 'text', text: 'The plural is ' });
  await waitFor(() => expect(messages()).toEqual(['YouPlural?', 'TutorThe plural is']));
  expect(news?.textContent).toBe('');
  await write({ type: 'text', text: '*casas*.' });
  expect((await screen.findByRole('button', { name: 'casas' })).getAttribute('lang')).toBe('es');
  expect(news?.textContent).toBe('');
  await write({ type: 'end', engine: 'TopWords' });
  await waitFor(() => expect(news?.textContent).toBe('The plural is casas. '));
  expect(screen.getByText('TopWords')).not.toBeNull();
});

test('an answer can be stopped, and the text so far stays', async () => {
  const host = createTutorHost();
  const { events, write } = writtenReply();
  let signal: AbortSignal | undefined;
  host.api.answer(streamChat, (_input, given) => {
    signal = given;
    return events();
  });
  await openChat(host);
  await userEvent.type(box(), 'Plural?{Enter}');
  await write({ type: 'text', text: 'The plural' });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the answer' }));
  expect(signal?.aborted).toBe(true);
  await write({ type: 'text', text: ' is long' });
  expect(messages()).toEqual(['YouPlural?', 'TutorThe pluralStopped']);
  expect(screen.getByRole('button', { name: 'Send' })).not.toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Report a wrong answer' })).toBeNull();
});

test('an answer that is stopped before it started can be retried', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => new Promise<never>(() => undefined));
  await openChat(host);
  await userEvent.type(box(), 'Plural?{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Stop the answer' }));
  host.api.answer(streamChat, () => streamReply(['casas']));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await answered('casas');
  expect(messages()).toHaveLength(2);
});

test('a failure shows a message with a retry button that asks the same question', async () => {
  const host = createTutorHost();
  const busy = buildFailure('tutor_unavailable', { detail: 'The tutor is away' });
  host.api.refuse(streamChat, busy);
  await openChat(host);
  await userEvent.type(box(), 'Plural?{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(messages().at(-1)).toContain(`Tutor${failure}The tutor is away`);
  host.api.answer(streamChat, () => streamReply(['casas']));
  await userEvent.click(retry);
  await answered('casas');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(messages()).toHaveLength(2);
  expect(host.api.sent(streamChat).map(({ body }) => [body.message, body.history])).toEqual([
    ['Plural?', []],
    ['Plural?', []],
  ]);
});

test.each<[string, ChatEvent[]]>([
  ['says that it failed', [{ type: 'failure', detail: 'Too much', code: 'tutor_unavailable' }]],
  ['ends too early', []],
  ['holds nothing', [{ type: 'end', engine: 'TopWords' }]],
])('an answer that %s is a failure', async (_case, events) => {
  const host = createTutorHost();
  host.api.answer(streamChat, async function* reply() {
    yield* events;
  });
  await openChat(host);
  await userEvent.type(box(), 'Plural?{Enter}');
  await screen.findByRole('button', { name: 'Try Again' });
  expect(messages().at(-1)).toContain(failure);
});

// @spec E17
test('the tutor receives the answered questions as history, but nothing that failed', async () => {
  const host = createTutorHost();
  await openChat(host);
  for (const question of ['One?', 'Two?', 'Three?']) {
    if (question === 'Two?') host.api.refuse(streamChat, buildFailure());
    else host.api.answer(streamChat, () => streamReply([`Answer to ${question}`]));
    await userEvent.type(box(), `${question}{Enter}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toBeNull());
  }
  expect(host.api.sent(streamChat).at(-1)?.body.history).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'Answer to One?' },
  ]);
});

test.each(['not_found', 'method_not_allowed'] as const)(
  'if the server does not stream (%s), the whole answer comes in one piece',
  async (code) => {
    const host = createTutorHost();
    host.api.refuse(streamChat, buildFailure(code));
    host.api.answer(chatAboutWord, { reply: 'A house.', engine: 'TopWords' });
    await openChat(host);
    await userEvent.type(box(), 'Meaning?{Enter}');
    await answered('A house.');
    expect(host.api.sent(chatAboutWord)[0]?.body).toMatchObject({
      word: 'casa',
      message: 'Meaning?',
      native: 'English',
      language: 'es',
    });
  },
);

test('an answer says how many sentences the server left out', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['A house.'], 'gpt-5', 2));
  await openChat(host);
  await userEvent.type(box(), 'Meaning?{Enter}');
  await answered('A house.');
  expect(messages().at(-1)).toContain('2 sentences that contradict our tables were left out.gpt-5');
});

test('a word that the server does not know is not mistaken for a missing call', async () => {
  const host = createTutorHost();
  host.api.refuse(streamChat, buildFailure('word_unknown'));
  await openChat(host);
  await userEvent.type(box(), 'Meaning?{Enter}');
  await screen.findByRole('button', { name: 'Try Again' });
  expect(host.api.sent(chatAboutWord)).toEqual([]);
});

test('the chat survives closing its sheet, but not a change of word', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['A house.']));
  host.api.answer(getWordDetail, buildWordDetail({ id: 42, text: 'hogar' }));
  const { navigate } = await openChat(host);
  await userEvent.type(box(), 'Meaning?{Enter}');
  await answered('A house.');
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  await userEvent.click(screen.getByRole('button', { name: 'Chat with the tutor' }));
  expect(messages()).toHaveLength(2);
  await act(async () => navigate('/ai-chat?id=42'));
  await screen.findByRole('heading', { level: 1, name: 'hogar' });
  await userEvent.click(screen.getByRole('button', { name: 'Chat with the tutor' }));
  expect(screen.getByRole('list', { name: 'Messages' }).children).toHaveLength(0);
});

test('an answer is copied without its Markdown', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['- The plural is *casas*.']));
  const user = userEvent.setup();
  await openChat(host);
  await user.type(box(), 'Plural?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy the answer' }));
  expect(await navigator.clipboard.readText()).toBe('The plural is casas.');
  expect(await screen.findByRole('button', { name: 'Copied' })).not.toBeNull();
});
