import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import type { FindIpa, Pronounce } from '../bank/word-ipa.ts';
import { route, type Route } from '../routing/route.ts';
import { addPracticePair } from './add-practice-pair.ts';
import { estimatePlacement } from './estimate-placement.ts';
import { getPlacement } from './get-placement.ts';
import { getPracticeForecast } from './get-practice-forecast.ts';
import { getPracticeQueue } from './get-practice-queue.ts';
import { knowTopWords } from './know-top-words.ts';
import { changePracticeSettings, getPracticeSettings } from './practice-settings.ts';
import { createPrompts } from './prompts.ts';
import { createReadyIpa } from './ready-ipa.ts';
import { sendReviews } from './send-reviews.ts';
import { setCardKnown } from './set-card-known.ts';
import { undoReview } from './undo-review.ts';

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
    route(calls.getPracticeQueue, { auth: 'token' }, ({ query }, context) =>
      getPracticeQueue({ ...context, sources }, query),
    ),
    route(calls.sendReviews, { auth: 'token' }, ({ body }, context) =>
      sendReviews({ ...context, catalogue }, body),
    ),
    route(calls.undoReview, { auth: 'token' }, ({ body }, context) =>
      undoReview({ ...context, catalogue }, body),
    ),
    route(calls.setCardKnown, { auth: 'token' }, ({ body }, context) =>
      setCardKnown({ ...context, catalogue }, body),
    ),
    route(calls.getPracticeSettings, { auth: 'token' }, (_input, context) =>
      getPracticeSettings(context),
    ),
    route(calls.changePracticeSettings, { auth: 'token' }, ({ body }, context) =>
      changePracticeSettings(context, body),
    ),
    route(calls.getPlacement, { auth: 'token' }, ({ query }, context) =>
      getPlacement({ ...context, sources }, query),
    ),
    route(calls.estimatePlacement, { auth: 'token' }, ({ body }) =>
      estimatePlacement({ catalogue }, body),
    ),
    route(calls.knowTopWords, { auth: 'token' }, ({ body }, context) =>
      knowTopWords({ ...context, catalogue }, body),
    ),
    route(calls.getPracticeForecast, { auth: 'token' }, ({ query }, context) =>
      getPracticeForecast(context, query),
    ),
    route(calls.addPracticePair, { auth: 'token' }, ({ body }, context) =>
      addPracticePair(context, body),
    ),
  ];
}
