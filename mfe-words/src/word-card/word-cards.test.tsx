import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getStatistics, listWords } from '@topwords/platform/contracts';
import {
  buildStatistics,
  buildWords,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';

import createRemote from '../remote.tsx';

const rendered: string[] = [];

jest.mock('./word-labels.tsx', () => ({
  WordLabels({ word }: { word: { text: string } }): ReactNode {
    rendered.push(word.text);
    return null;
  },
}));

test('a mark renders only the row of its word', async () => {
  const host = createFakeHost({ session: { target_langs: ['es'] } });
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, buildWords(50));
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra50' });
  expect(new Set(rendered).size).toBe(50);
  rendered.length = 0;
  act(() =>
    host.bus.emit('word.marked', {
      word_id: 7,
      language_code: 'es',
      is_starred: true,
      is_learned: false,
      settled: true,
    }),
  );
  await screen.findByRole('button', { name: 'Star palabra7', pressed: true });
  expect(rendered).toEqual(['palabra7']);
});
