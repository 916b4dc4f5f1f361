import {
  addPracticePair,
  changePracticeSettings,
  estimatePlacement,
  getPlacement,
  getPracticeForecast,
  getPracticeQueue,
  getPracticeSettings,
  knowTopWords,
  sendReviews,
  setCardKnown,
  undoReview,
} from '@topwords/platform/contracts';
import { handle, type Route } from '../routing/handle.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import type { FindIpa, Pronounce } from '../bank/word-ipa.ts';
import { addPair } from './add-pair.ts';
import { changeSettings } from './change-settings.ts';
import { judgePlacement } from './estimate-placement.ts';
import { getForecast } from './get-forecast.ts';
import { makePlacement } from './get-placement.ts';
import { getQueue } from './get-queue.ts';
import { knowTop } from './know-top-words.ts';
import { createPrompts } from './prompts.ts';
import { createReadyIpa } from './ready-ipa.ts';
import { takeReviews } from './send-reviews.ts';
import { changeKnown } from './set-card-known.ts';
import { findSettings } from './settings-repository.ts';
import { takeBack } from './undo-review.ts';

/** What the calls about practice stand on; each is made once, at start. */
export interface PracticeServices {
  catalogue: Catalogue;
  /** Gives the IPA that is at hand. */
  findIpa?: FindIpa | undefined;
  /** Gives the IPA of other words; without it they have none. */
  pronounce?: Pronounce | undefined;
  /** Names recordings; without it cards carry none. */
  recordingOf?: NameRecording | undefined;
}

/** Practice: what is asked and reviewed, and what follows from the reviews. */
export function practiceRoutes({ catalogue, recordingOf, ...ipa }: PracticeServices): Route[] {
  const prompts = createPrompts(catalogue);
  const sources = { catalogue, prompts, readyIpa: createReadyIpa(ipa), recordingOf };
  return [
    handle(getPracticeQueue, ({ query }, context) => getQueue({ ...context, sources }, query)),
    handle(sendReviews, ({ body }, context) => takeReviews({ ...context, catalogue }, body)),
    handle(undoReview, ({ body }, context) => takeBack({ ...context, catalogue }, body)),
    handle(setCardKnown, ({ body }, context) => changeKnown({ ...context, catalogue }, body)),
    handle(getPracticeSettings, (_input, { db, user }) => findSettings(db, user.id)),
    handle(changePracticeSettings, ({ body }, context) => changeSettings(context, body)),
    handle(getPlacement, ({ query }, context) => makePlacement({ ...context, sources }, query)),
    handle(estimatePlacement, ({ body }) => judgePlacement({ catalogue }, body)),
    handle(knowTopWords, ({ body }, context) => knowTop({ ...context, catalogue }, body)),
    handle(getPracticeForecast, ({ query }, context) => getForecast(context, query)),
    handle(addPracticePair, ({ body }, context) => addPair(context, body)),
  ];
}
