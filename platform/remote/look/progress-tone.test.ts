import { progressTone } from './progress-tone.ts';

// @spec K9
test.each([
  [100, 'success'],
  [80, 'success'],
  [79.9, 'primary'],
  [50, 'primary'],
  [49.9, 'warning'],
  [0, 'warning'],
])('%s percent is shown as %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone);
});
