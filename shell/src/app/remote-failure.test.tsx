import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailure } from './remote-failure.tsx';

test('names the remote and offers a retry', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<RemoteFailure title="Words" isRetrying={false} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load Words');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<RemoteFailure title="Words" isRetrying onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
