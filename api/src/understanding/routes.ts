import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { given, route, type Route } from '../routing/route.ts';
import { getReadableSentences } from './get-readable-sentences.ts';
import { getUnderstanding } from './get-understanding.ts';
import { createReadableIndex } from './readable-index.ts';

/** What the calls about understanding need; made once at start. */
interface UnderstandingServices {
  catalogue: Catalogue;
  /** Names recordings; without it answers have none. */
  recordingOf?: NameRecording | undefined;
}

/** Routes of how much a learner understands. */
export function understandingRoutes({ catalogue, recordingOf }: UnderstandingServices): Route[] {
  const readable = createReadableIndex(catalogue);
  return [
    route(calls.getUnderstanding, { auth: 'token' }, given({ catalogue }, getUnderstanding)),
    route(
      calls.getReadableSentences,
      { auth: 'token' },
      given({ catalogue, readable, recordingOf }, getReadableSentences),
    ),
  ];
}
