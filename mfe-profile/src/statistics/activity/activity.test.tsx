import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getActivity, type ActivityDay } from '@topwords/platform/contracts';
import { buildActivity, showProfile } from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const done = {
  '2026-11-13': { reviews: 30, learned: 4 },
  '2026-11-19': { reviews: 1, learned: 1 },
  '2026-11-20': { reviews: 12 },
};

async function showActivity(days: ActivityDay[] = buildActivity(done)) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  showProfile(createRemote, { prepare: ({ api }) => api.answer(getActivity, { days }) });
  const panel = await screen.findByRole(
    'region',
    { name: 'A year of activity' },
    { timeout: 5000 },
  );
  const slider = await within(panel).findByRole('slider', { name: 'Day' });
  return { panel, slider };
}

function said(slider: HTMLElement): string | null {
  return slider.getAttribute('aria-valuetext');
}

// @spec PR3
test('the year is summed up in a sentence, and today is described', async () => {
  const { panel, slider } = await showActivity();
  expect(
    within(panel).getByText('Active on 3 days in the last year: 43 reviews, 5 words learned.'),
  ).not.toBeNull();
  expect(said(slider)).toBe('Friday, November 20, 2026: 12 reviews, 0 words learned');
});

test('a year without activity says what will appear there', async () => {
  const { panel, slider } = await showActivity(buildActivity());
  expect(within(panel).getByText(/^Nothing yet\./)).not.toBeNull();
  expect(said(slider)).toBe('Friday, November 20, 2026: nothing practiced');
});

test('arrow keys move by day and by week, within the year', async () => {
  const { slider } = await showActivity();
  slider.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(said(slider)).toBe('Thursday, November 19, 2026: 1 review, 1 word learned');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(said(slider)).toBe('Friday, November 13, 2026: 30 reviews, 4 words learned');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(said(slider)).toMatch(/^Friday, November 20/);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(said(slider)).toBe('Monday, November 17, 2025: nothing practiced');
});

test('hovering over or tapping a day describes it', async () => {
  const { panel, slider } = await showActivity();
  const grid = panel.querySelector('svg') as SVGSVGElement;
  jest.spyOn(grid, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 530, 70));
  // The last week covers the last ten pixels; its Thursday is the fourth row of ten from the top.
  fireEvent.mouseMove(grid, { clientX: 525, clientY: 35 });
  expect(said(slider)).toMatch(/^Thursday, November 19/);
  // Friday of the previous week.
  fireEvent.click(grid, { clientX: 515, clientY: 45 });
  expect(said(slider)).toMatch(/^Friday, November 13/);
  // Tomorrow is in the future.
  fireEvent.click(grid, { clientX: 525, clientY: 65 });
  expect(said(slider)).toMatch(/^Friday, November 13/);
});

test('the more activity, the larger the mark of a day', async () => {
  const { panel } = await showActivity();
  const grid = panel.querySelector('svg') as SVGSVGElement;
  const sizes = [...grid.querySelectorAll('.mark')].map((mark) =>
    Number(mark.getAttribute('width')),
  );
  const [of34, of2, of12] = sizes as [number, number, number];
  expect(sizes).toHaveLength(3);
  expect(of34).toBeGreaterThan(of12);
  expect(of12).toBeGreaterThan(of2);
});

test('a table shows the same data, the latest week first', async () => {
  const { panel } = await showActivity();
  await userEvent.click(within(panel).getByText('Show as a table'));
  const [, latest, former] = within(panel).getAllByRole('row');
  expect(latest?.textContent).toBe('Nov 16, 20262131');
  expect(former?.textContent).toBe('Nov 9, 20261304');
});
