import { minutesFor } from '../goal/minutes-for.ts';

interface Waiting {
  due: number;
  fresh: number;
  /** Cards in a session at most; 20 by default. */
  length?: number | undefined;
}

/** The next session: due cards first, then new words; and about how many minutes it takes. */
export function planSession({ due, fresh, length = 20 }: Waiting) {
  const reviews = Math.min(due, length);
  const news = Math.min(fresh, length - reviews);
  return { cards: reviews + news, minutes: minutesFor(reviews + news, news) };
}
