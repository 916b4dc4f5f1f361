import { planSession } from './plan-session.ts';

test.each([
  [
    { due: 0, fresh: 0 },
    { cards: 0, minutes: 1 },
  ],
  [
    { due: 12, fresh: 5 },
    { cards: 17, minutes: 6 },
  ],
  [
    { due: 50, fresh: 10 },
    { cards: 20, minutes: 7 },
  ],
  [
    { due: 0, fresh: 20, length: 10 },
    { cards: 10, minutes: 4 },
  ],
])('%o is a session of %o', (waiting, plan) => {
  expect(planSession(waiting)).toEqual(plan);
});
