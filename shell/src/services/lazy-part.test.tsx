import { act, screen } from '@testing-library/react';
import { buildLearnerPart } from '../../testing/build-learner-part.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { createLazyPart, type LearnerPart } from './lazy-part.ts';

const loaded = buildLearnerPart({ RemoteScreen: () => <p>A remote</p> });

test('the part is requested once, and again only after a failure', async () => {
  const importPart = jest.fn<Promise<LearnerPart>, []>();
  const part = createLazyPart(importPart);
  importPart.mockRejectedValueOnce(new Error('offline'));
  expect(await Promise.all([part.load(), part.load()])).toEqual([null, null]);
  expect(part.state.value).toBe('failed');
  importPart.mockResolvedValueOnce(loaded);
  expect(await part.load()).toBe(loaded);
  expect(await part.load()).toBe(loaded);
  expect(importPart).toHaveBeenCalledTimes(2);
});

test('a learner sees a skeleton while it loads, and the failure message when it fails', async () => {
  const { part, user } = renderShell({ at: '/words', isSignedIn: true });
  act(() => part.state.next('loading'));
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  act(() => part.state.next('failed'));
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load Words');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  act(() => part.state.next(loaded));
  expect(screen.getByText('A remote')).not.toBeNull();
});
