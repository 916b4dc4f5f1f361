import { act, screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

// @spec D2 S5 K11
test.each([false, true])('a message is shown for 3000 ms, signed in: %s', (isSignedIn) => {
  const { bus } = renderShell({ isSignedIn });
  act(() => bus.emit('banner.asked', { kind: 'success', message: 'Saved' }));
  pass(2999);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

// @spec S5
test('an error is announced as an alert, and lasts as long as its sender asks', () => {
  const { bus } = renderShell();
  act(() => bus.emit('banner.asked', { kind: 'error', message: 'Lost', duration: 500 }));
  expect(screen.getByRole('alert').textContent).toBe('Lost');
  pass(500);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the latest message replaces the previous one and is shown for its full duration', () => {
  const { bus } = renderShell();
  act(() => bus.emit('banner.asked', { kind: 'error', message: 'First' }));
  pass(2000);
  act(() => bus.emit('banner.asked', { kind: 'error', message: 'Second' }));
  expect(screen.getByRole('alert').textContent).toBe('Second');
  pass(2999);
  expect(screen.getByRole('alert').textContent).toBe('Second');
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message can be closed', async () => {
  const { bus, user } = renderShell();
  act(() => bus.emit('banner.asked', { kind: 'error', message: 'Lost' }));
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message is shown in the open dialog, and stays when the dialog closes', async () => {
  const { bus } = renderShell();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  await act(async () => dialog.setAttribute('open', ''));
  act(() => bus.emit('banner.asked', { kind: 'error', message: 'Lost' }));
  expect(dialog.contains(screen.getByRole('alert'))).toBe(true);
  await act(async () => dialog.remove());
  expect(screen.getByRole('alert').textContent).toBe('Lost');
});
