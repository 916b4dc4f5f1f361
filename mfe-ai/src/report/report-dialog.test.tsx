import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportAnswer, streamChat } from '@topwords/platform/contracts';
import {
  buildAnalysis,
  buildFailure,
  createTutorHost,
  showTutor,
  streamReply,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

async function openReport(host = createTutorHost()) {
  showTutor(createRemote, host);
  await userEvent.click(await screen.findByRole('button', { name: 'Report a wrong answer' }));
  return within(screen.getByRole('dialog', { name: 'Report a wrong answer' }));
}

function comment(): HTMLElement {
  return screen.getByRole('textbox', { name: 'What is wrong? (optional)' });
}

test.each([
  ['TopWords', 'Made by TopWords from its word bank.'],
  ['gpt-5', 'Made by gpt-5. Models can be wrong.'],
])('an analysis of %s says so', async (engine, label) => {
  showTutor(createRemote, createTutorHost(buildAnalysis({ engine })));
  expect(await screen.findByText(label)).not.toBeNull();
});

test('an analysis is reported as it is, with what is wrong of it', async () => {
  const host = createTutorHost();
  host.api.answer(reportAnswer, { id: 'kept' });
  const dialog = await openReport(host);
  await userEvent.type(comment(), 'The gender is wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect((await dialog.findByRole('status')).textContent).toContain('Thank you.');
  expect(host.api.sent(reportAnswer)).toEqual([
    {
      body: {
        id: expect.any(String) as string,
        kind: 'analysis',
        word: 'casa',
        language: 'es',
        native: 'English',
        engine: 'TopWords',
        question: '',
        answer: JSON.stringify(buildAnalysis()),
        comment: 'The gender is wrong',
      },
    },
  ]);
  const close = dialog.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await userEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a report that fails keeps the comment, and is the same when it is sent again', async () => {
  const host = createTutorHost();
  host.api.refuse(reportAnswer, buildFailure('internal', { detail: 'Out of order' }));
  const dialog = await openReport(host);
  await userEvent.type(comment(), 'Wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('The report could not be sent');
  expect(alert.textContent).toContain('Out of order');
  expect(comment()).toHaveProperty('value', 'Wrong');
  host.api.answer(reportAnswer, { id: 'kept' });
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await dialog.findByText(/Thank you/);
  const [first, second] = host.api.sent(reportAnswer).map(({ body }) => body.id);
  expect(first).toBe(second);
});

test('a report can be thought better of', async () => {
  const host = createTutorHost();
  const dialog = await openReport(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.api.sent(reportAnswer)).toEqual([]);
});

test('an answer of the chat is reported with its question', async () => {
  const host = createTutorHost();
  host.api.answer(streamChat, () => streamReply(['It is *la casa*.'], 'gpt-5'));
  host.api.answer(reportAnswer, { id: 'kept' });
  showTutor(createRemote, host);
  await userEvent.click(screen.getByRole('button', { name: 'Chat with the tutor' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Gender?{Enter}');
  const chat = within(screen.getByRole('dialog', { name: 'Chat about casa' }));
  await userEvent.click(await chat.findByRole('button', { name: 'Report a wrong answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText(/Thank you/);
  expect(host.api.sent(reportAnswer)[0]?.body).toMatchObject({
    kind: 'chat',
    engine: 'gpt-5',
    question: 'Gender?',
    answer: 'It is *la casa*.',
    comment: '',
  });
  expect(chat.getByText('gpt-5')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('of a reply that is longer than a report the beginning is sent', async () => {
  const host = createTutorHost();
  host.api.answer(reportAnswer, { id: 'kept' });
  host.api.answer(streamChat, () => streamReply(['casa '.repeat(5000)]));
  showTutor(createRemote, host);
  await userEvent.click(await screen.findByRole('button', { name: 'Chat with the tutor' }));
  await userEvent.type(screen.getByRole('textbox'), 'Plural?{Enter}');
  const chat = within(screen.getByRole('dialog'));
  await userEvent.click(await chat.findByRole('button', { name: 'Report a wrong answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText(/Thank you\./);
  expect(host.api.sent(reportAnswer)[0]?.body.answer).toHaveLength(20_000);
});
