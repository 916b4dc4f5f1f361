import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTutorHost, renderRemote, showTutor } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const link = `${location.origin}/ai-chat?id=7`;

function fakeShareSheet(share: () => Promise<void>) {
  const sheet = jest.fn<Promise<void>, [ShareData]>(share);
  Object.assign(navigator, { share: sheet });
  return sheet;
}

async function share(host = createTutorHost()) {
  const user = userEvent.setup();
  showTutor(createRemote, host);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return host;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

// @spec AI2
test('the system’s share sheet gets a link that opens the same word', async () => {
  const sheet = fakeShareSheet(() => Promise.resolve());
  const { banners } = await share();
  expect(sheet.mock.calls).toEqual([[{ title: '“casa” in TopWords', url: link }]]);
  expect(banners).toEqual([]);
});

test('canceling the share sheet is not a failure', async () => {
  fakeShareSheet(() => Promise.reject(new DOMException('Cancelled', 'AbortError')));
  const { banners } = await share();
  expect(banners).toEqual([]);
});

test('without a share sheet the link is copied', async () => {
  const { banners } = await share();
  await waitFor(() =>
    expect(banners).toEqual([{ kind: 'success', message: 'Link copied', duration: undefined }]),
  );
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('if the share sheet fails, the link is copied', async () => {
  fakeShareSheet(() => Promise.reject(new DOMException('Not now', 'NotAllowedError')));
  const { banners } = await share();
  await waitFor(() => expect(banners[0]?.message).toBe('Link copied'));
});

test('a link that cannot be copied is reported', async () => {
  const host = createTutorHost();
  const user = userEvent.setup();
  showTutor(createRemote, host);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(host.banners[0]?.message).toBe('Couldn’t copy the link'));
});

test('the link of a text contains the text', async () => {
  const user = userEvent.setup();
  const at = '/ai-chat?text=buen+provecho&language=es';
  renderRemote(createRemote, createTutorHost(), at);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${at}`),
  );
});
