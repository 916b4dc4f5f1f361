import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Button,
  ErrorNotice,
  IconButton,
  ProgressBar,
  ProgressRing,
  SegmentedControl,
  SelectField,
  TextField,
  WordRow,
  WordRows,
  WordRowSkeletons,
} from './index.ts';

interface PendingProps {
  isPending: boolean;
  onClick: () => void;
}

test.each([
  ['button', (props: PendingProps) => <Button {...props}>Login</Button>],
  ['icon button', (props: PendingProps) => <IconButton {...props} label="Login" icon={<svg />} />],
])('a pending %s keeps its name and focus, and ignores clicks', async (_kind, show) => {
  const onClick = jest.fn();
  const { rerender } = render(show({ isPending: false, onClick }));
  const button = screen.getByRole('button', { name: 'Login' });
  await userEvent.click(button);
  rerender(show({ isPending: true, onClick }));
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Login' })).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('an icon button has a name', () => {
  render(<IconButton label="Play" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Play' })).not.toBeNull();
});

test('a field is described by its error and its hint', () => {
  render(<TextField label="Email" hint="We never show it" error="Please enter it" />);
  const input = screen.getByLabelText('Email');
  const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = describedBy.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(texts).toEqual(['Please enter it', 'We never show it']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a password is shown and hidden without losing it', async () => {
  render(
    <TextField
      label="Password"
      type="password"
      reveal={{ show: 'Show password', hide: 'Hide password' }}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('secret words');
});

test('a select offers its placeholder and its options', () => {
  render(
    <SelectField
      label="Language"
      placeholder="Choose"
      options={[{ value: 'es', label: 'Español' }]}
    />,
  );
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['es', 'Español'],
  ]);
});

test('progress is clamped to its range', () => {
  const { rerender } = render(<ProgressBar label="Today" value={25} max={20} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Today' });
  expect([bar.value, bar.max]).toEqual([20, 20]);
  rerender(<ProgressBar label="Today" value={-1} max={20} />);
  expect(bar.value).toBe(0);
});

test('an error notice says what happened and offers a retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorNotice message="Failed to load" retry={{ label: 'Tap to retry', onRetry }} />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to load');
  await userEvent.click(screen.getByRole('button', { name: 'Tap to retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  [175, 100],
  [-5, 0],
  [34.6, 35],
])('a ring of %d percent shows %d', (percent, shown) => {
  render(
    <ProgressRing label="Today" percent={percent}>
      35 words
    </ProgressRing>,
  );
  const ring = screen.getByRole('progressbar', { name: 'Today' });
  expect(ring.getAttribute('aria-valuenow')).toBe(String(shown));
  expect(ring.textContent).toBe('35 words');
});

test('a segmented control is named, shows its value and reports the choice', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'all', label: 'All Words' },
    { value: 'starred', label: 'Starred' },
  ] as const;
  render(<SegmentedControl label="Filter" options={options} value="all" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Filter' })).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All Words' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Starred'));
  expect(onChange.mock.calls).toEqual([['starred']]);
});

test('a word row is a list item, with its word as a heading if requested', () => {
  const { rerender } = render(
    <WordRows aria-label="Spanish">
      <WordRow isHeading language="es" word="casa" translation="house" />
    </WordRows>,
  );
  expect(screen.getByRole('list', { name: 'Spanish' }).children).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'casa' })).not.toBeNull();
  expect(screen.getByRole('article').dataset['language']).toBe('es');
  rerender(<WordRow language="es" word="casa" />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('word row skeletons announce loading', () => {
  const { container } = render(<WordRowSkeletons label="Loading" count={3} />);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Loading')).not.toBeNull();
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(3);
});
