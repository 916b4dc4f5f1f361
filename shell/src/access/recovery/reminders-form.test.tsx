import { screen, waitFor } from '@testing-library/react';
import { json, renderShell } from '../../../testing/render-shell.tsx';

const off = 'POST /reminders/off';
const on = 'POST /reminders/on';
const turned = () => json({ detail: 'Done', hour: 19 });

type Answers = NonNullable<Parameters<typeof renderShell>[0]>['answers'];

function open(answers: Answers = {}, hash = '#token=a-token') {
  location.hash = hash;
  return renderShell({ at: '/reminders-off', answers });
}

afterEach(() => {
  location.hash = '';
});

test('the link turns reminders off at once, and takes it back', async () => {
  const { requests, user } = open({ [off]: turned, [on]: turned });
  await screen.findByRole('heading', { level: 1, name: 'Reminders are off' });
  expect(requests).toEqual([{ call: off, body: { token: 'a-token' } }]);
  expect(screen.getByText(/You won’t get any more of them/).tagName).toBe('OUTPUT');
  expect(document.title).toBe('Reminders are off · TopWords');
  await user.click(screen.getByRole('button', { name: 'Turn on again' }));
  await screen.findByRole('heading', { level: 1, name: 'Reminders are on' });
  const button = screen.getByRole('button', { name: 'Turn off' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Reminders are off' });
  expect(requests.map(({ call }) => call)).toEqual([off, on, off]);
  expect(screen.getByRole('link', { name: 'Go to TopWords' }).getAttribute('href')).toBe('/');
});

test('while it waits, the page says what it does and offers nothing to press', async () => {
  const answer = Promise.withResolvers<Response>();
  open({ [off]: () => answer.promise });
  expect(await screen.findByText('Turning reminders off…')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  answer.resolve(turned());
  expect(await screen.findByRole('button', { name: 'Turn on again' })).not.toBeNull();
});

test('a link that is refused says why', async () => {
  const body = { code: 'reminder_link_invalid', detail: 'This link isn’t complete' };
  open({ [off]: () => json(body, 404) });
  expect(await screen.findByText('This link isn’t complete')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Reminders' })).not.toBeNull();
});

test('without a network it can be tried again', async () => {
  const answers: NonNullable<Answers> = {};
  const { user } = open(answers);
  const failure = 'That didn’t work. Check your connection and try again.';
  expect(await screen.findByText(failure)).not.toBeNull();
  answers[off] = turned;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Reminders are off' });
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});

test('an incomplete link makes no call', async () => {
  const { requests } = open({}, '');
  await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' });
  expect(requests).toEqual([]);
});
