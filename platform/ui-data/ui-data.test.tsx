import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@topwords/remote-kit/testing';
import { colors } from '../ui/index.ts';
import { SegmentedControl, UiDataProvider, useThemeName } from './index.ts';
import { createTheme } from './theme.ts';

const options = [
  { value: 'all', label: 'All Words' },
  { value: 'starred', label: 'Starred' },
] as const;

function ThemeName() {
  return <p>{useThemeName()}</p>;
}

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

test('a segmented control is named, shows its value and tells the choice', async () => {
  const onChange = jest.fn();
  render(
    <UiDataProvider styleNonce={undefined}>
      <SegmentedControl label="Filter" options={options} value="all" onChange={onChange} />
    </UiDataProvider>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Filter' })).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All Words' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Starred'));
  expect(onChange.mock.calls).toEqual([['starred']]);
});

test('the theme is the page’s, and follows it', async () => {
  render(<ThemeName />);
  expect(screen.queryByText('light')).not.toBeNull();
  await act(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await Promise.resolve();
  });
  expect(screen.queryByText('dark')).not.toBeNull();
});

test('nothing of antd moves for readers who ask for less motion', () => {
  const ask = matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(ask(query), { matches: query === '(prefers-reduced-motion: reduce)' }),
    );
  render(
    <UiDataProvider styleNonce={undefined}>
      <SegmentedControl label="Filter" options={options} value="all" onChange={() => undefined} />
    </UiDataProvider>,
  );
  jest.restoreAllMocks();
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles.join('')).toContain('motion-duration-mid:0s');
});

test.each(['light', 'dark'] as const)('the %s theme is made of the tokens', (name) => {
  const { token } = createTheme(name);
  expect(token).toMatchObject({
    colorPrimary: colors[name].primary,
    colorText: colors[name].text,
    colorBgContainer: colors[name].surface,
  });
});
