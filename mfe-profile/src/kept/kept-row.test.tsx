import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Keeping, KeptAnswers } from '@topwords/platform/host';
import { showProfile } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function keepingOf(kept: KeptAnswers | null): Keeping {
  const ready = Promise.resolve();
  return { answer: (question) => question.ask(), open: async () => kept, ready };
}

/** Shows the profile on a device that keeps 2.5 MB until they are erased. */
function showKept(failing: Partial<KeptAnswers> = {}) {
  let bytes = 2_500_000;
  const kept: KeptAnswers = {
    answer: (question) => question.ask(),
    keep: (question) => question.ask(),
    size: async () => ({ bytes, maximum: 25_000_000 }),
    async erase() {
      bytes = 0;
    },
    ...failing,
  };
  return { kept, ...showProfile(createRemote, { keeping: keepingOf(kept) }) };
}

const refuse = () => Promise.reject(new DOMException('Not now', 'InvalidStateError'));
const eraseButton = () => screen.findByRole('button', { name: 'Erase' });

test('the row shows how much is kept, and nothing once it is erased', async () => {
  const { host } = showKept();
  expect(await screen.findByText('2.5 of 25 MB, for use without a network')).not.toBeNull();
  await userEvent.click(await eraseButton());
  expect(await screen.findByText('0 of 25 MB, for use without a network')).not.toBeNull();
  expect(host.banners).toEqual([{ kind: 'success', message: 'Erased' }]);
});

test('a failure to erase is reported in the row, and what is kept is still shown', async () => {
  const { host } = showKept({ erase: refuse });
  await userEvent.click(await eraseButton());
  const failure = await screen.findByText('Couldn’t erase it. Please try again.');
  expect(failure.closest('[role=alert]')).not.toBeNull();
  expect(failure.closest('li')?.textContent).toContain('2.5 of 25 MB');
  expect(host.banners).toEqual([]);
});

test('a size that cannot be read is reported, and read again on request', async () => {
  const { kept } = showKept({ size: refuse });
  const failure = await screen.findByText('Couldn’t read what this device keeps');
  kept.size = async () => ({ bytes: 1_000_000, maximum: 25_000_000 });
  const retry = failure.closest('li')?.querySelector('button');
  if (!retry) throw new Error('There is no button');
  await userEvent.click(retry);
  expect(await screen.findByText('1 of 25 MB, for use without a network')).not.toBeNull();
});

test('a device that can keep nothing has no row', async () => {
  const open = jest.fn(async () => null);
  showProfile(createRemote, { keeping: { ...keepingOf(null), open } });
  await waitFor(() => expect(open).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Export my data' });
  expect(screen.queryByText('Kept on this device')).toBeNull();
});
