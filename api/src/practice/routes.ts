import {
  getPracticeForecast,
  sendReviews,
  setCardKnown,
  undoReview,
} from '@topwords/platform/contracts';
import { handle, type Route } from '../http/handle.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { getForecast } from './get-forecast.ts';
import { takeReviews } from './send-reviews.ts';
import { changeKnown } from './set-card-known.ts';
import { takeBack } from './undo-review.ts';

/** What the calls about practice stand on; each is made once, at start. */
export interface PracticeServices {
  catalogue: Catalogue;
}

/** Practice: what is reviewed, and what follows from the reviews. */
export function practiceRoutes({ catalogue }: PracticeServices): Route[] {
  return [
    handle(sendReviews, ({ body }, context) => takeReviews({ ...context, catalogue }, body)),
    handle(undoReview, ({ body }, context) => takeBack({ ...context, catalogue }, body)),
    handle(setCardKnown, ({ body }, context) => changeKnown({ ...context, catalogue }, body)),
    handle(getPracticeForecast, ({ query }, context) => getForecast(context, query)),
  ];
}
