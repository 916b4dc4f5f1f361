import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { calls, getStatistics, listWords, setStatus } from '../contracts/index.ts';
import type { CreateRemote } from '../host/index.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { answerAll, createFakeAnswers } from './fake-answers.ts';
import { startAlone } from './start-alone.tsx';

test('every call that a learner makes has a fake answer', () => {
  const answered = new Set<string>();
  answerAll({ ...createFakeApi(), answer: ({ id }) => void answered.add(id) });
  const asked = calls
    .filter(({ authentication, tag }) => authentication === 'token' && tag !== 'Remotes')
    .map(({ id }) => id);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((id) => !answered.has(id))).toEqual([]);
});

test('a mark that is set stays, and is counted', async () => {
  const api = createFakeAnswers();
  const ask = () => api.send(listWords, { params: { langCode: 'es' }, query: {} });
  const [, second] = await ask();
  await api.send(setStatus, {
    body: { word_id: second?.id ?? 0, action: 'learned', value: true },
  });
  expect((await ask())[1]?.is_learned).toBe(true);
  const spanish = (await api.send(getStatistics)).find(
    ({ language_code }) => language_code === 'es',
  );
  expect(spanish?.learned_words).toBe(5);
});

test('answers can fail, or be awaited until the call is given up', async () => {
  await expect(createFakeAnswers('failed').send(getStatistics)).rejects.toMatchObject({
    status: 503,
  });
  const giving = new AbortController();
  const held = createFakeAnswers('held').send(getStatistics, {}, { signal: giving.signal });
  giving.abort(new Error('given up'));
  await expect(held).rejects.toThrow('given up');
});

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

test('a remote runs without shell and API: its first screen, its answers, its banners', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  act(() => startAlone(createCounting, { title: { en: 'Counting' }, routes: ['/counting'] }));
  const button = await screen.findByRole('button', { name: 'Ana: 12' });
  expect(location.pathname).toBe('/counting');
  expect(screen.getByText('Counting, alone with a fake host')).not.toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Well done');
});
