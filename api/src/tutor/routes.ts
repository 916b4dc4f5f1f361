import {
  analyseWord,
  chatAboutWord,
  reportAnswer,
  streamChat,
  type ChatEvent,
} from '@topwords/platform/contracts';
import { handleEvents } from '../routing/handle-events.ts';
import { handleSlow } from '../routing/handle-slow.ts';
import type { Route } from '../routing/handle.ts';
import { getAnalysis } from './get-analysis.ts';
import { createDrafts } from './get-draft.ts';
import { getReply, streamReply } from './get-reply.ts';
import { createWordEntries } from './model/word-entry.ts';
import { keepReport } from './report-answer.ts';
import type { TutorServices } from './tutor-services.ts';

/** What the tutor says of words, and the talk about them. */
export function tutorRoutes(services: TutorServices): Route[] {
  const { catalogue, model } = services;
  const findEntry = createWordEntries(catalogue);
  const getDraft = model && createDrafts({ model, findEntry });
  return [
    handleSlow(analyseWord, ({ body }, context, signal) =>
      getAnalysis({ ...context, services, getDraft }, body, signal),
    ),
    handleSlow(chatAboutWord, ({ body }, context, signal) =>
      getReply({ ...context, services, findEntry }, body, signal),
    ),
    handleEvents(streamChat, {
      events: ({ body }, context, signal) =>
        streamReply({ ...context, services, findEntry }, body, signal),
      failure: ({ code, message }): ChatEvent => ({ type: 'failure', code, detail: message }),
    }),
    // Slow because it is long: in some languages a report is larger than the usual limit.
    handleSlow(reportAnswer, ({ body }, context) => keepReport(context, body)),
  ];
}
