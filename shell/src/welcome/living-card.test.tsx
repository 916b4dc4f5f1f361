import { act, fireEvent, render, screen } from '@testing-library/react';
import '@topwords/remote-kit/testing';
import { LivingCard } from './living-card.tsx';
import { turnInterval } from './use-turning.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function chosen(): string | null {
  return screen.getByRole('button', { pressed: true }).textContent;
}

function turn(times = 1): void {
  act(() => jest.advanceTimersByTime(turnInterval * times));
}

function shownFaces(container: HTMLElement): (string | null)[] {
  const faces = container.querySelectorAll('[aria-hidden="false"] .headword');
  return [...faces].map(({ textContent }) => textContent);
}

test('turns through the same word in four languages', () => {
  const { container } = render(<LivingCard />);
  const words = [1, 2, 3, 4].map(() => {
    const shown = shownFaces(container);
    turn();
    return shown;
  });
  expect(words).toEqual([['time'], ['tiempo'], ['время'], ['zaman']]);
  expect(chosen()).toBe('English');
});

test('does not turn for a reader who prefers reduced motion', () => {
  const still = { matches: true } as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(still);
  render(<LivingCard />);
  turn(3);
  expect(chosen()).toBe('English');
});

test('pauses while the page is hidden', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<LivingCard />);
  turn(2);
  expect(chosen()).toBe('English');
  visibility.mockReturnValue('visible');
  turn();
  expect(chosen()).toBe('Español');
});

test('pauses while hovered', () => {
  render(<LivingCard />);
  const card = screen.getByRole('region', { name: 'One word in four languages' });
  fireEvent.pointerEnter(card);
  turn(2);
  expect(chosen()).toBe('English');
  fireEvent.pointerLeave(card);
  turn();
  expect(chosen()).toBe('Español');
});

test('a chosen language stays', () => {
  render(<LivingCard />);
  fireEvent.click(screen.getByRole('button', { name: 'Türkçe' }));
  turn(2);
  expect(chosen()).toBe('Türkçe');
});
