import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { getStatistics } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { startAlone } from './start-alone.tsx';

const createCounting: CreateRemote = (host) => {
  function Counting() {
    const [words, setWords] = useState(0);
    useEffect(() => {
      void host.api.send(getStatistics).then((rows) => setWords(rows[1]?.total_words ?? 0));
    }, []);
    return (
      <button type="button" onClick={() => host.showBanner('success', 'Well done')}>
        {host.session.state.value.user.username}: {words}
      </button>
    );
  }
  return [{ path: '/counting', element: <Counting /> }];
};

test('a remote runs without shell and API, with its first screen, answers and banners', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  act(() => startAlone(createCounting, { title: { en: 'Counting' }, routes: ['/counting'] }));
  const button = await screen.findByRole('button', { name: 'Ana: 12' });
  expect(location.pathname).toBe('/counting');
  expect(screen.getByText('Counting, alone with a fake host')).not.toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Well done');
});
