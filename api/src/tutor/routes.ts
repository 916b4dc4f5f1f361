import * as calls from '@topwords/platform/contracts';
import { abortSignalOf } from '../routing/abort-signal-of.ts';
import { eventsRoute } from '../routing/events-route.ts';
import { route, type Route } from '../routing/route.ts';
import { analyseWord } from './analyse-word.ts';
import { chatAboutWord, streamChat } from './chat-about-word.ts';
import { createDrafts } from './drafts.ts';
import { createGrounding } from './model/grounding/create-grounding.ts';
import { createWordEntries } from './model/word-entry.ts';
import { reportAnswer } from './report-answer.ts';
import type { TutorServices } from './tutor-services.ts';

/** The routes of the tutor: analyses, chats and reports. */
export function tutorRoutes(services: TutorServices): Route[] {
  const { model, facts } = services;
  const findEntry = createWordEntries(facts);
  const ground = createGrounding(facts);
  const getDraft = model && createDrafts({ model, findEntry });
  return [
    route(calls.analyseWord, { auth: 'token', body: 'long' }, (context, { body }, ctx) =>
      analyseWord({ ...context, services, getDraft, ground }, body, abortSignalOf(ctx)),
    ),
    route(calls.chatAboutWord, { auth: 'token', body: 'long' }, (context, { body }, ctx) =>
      chatAboutWord({ ...context, services, findEntry, ground }, body, abortSignalOf(ctx)),
    ),
    eventsRoute(
      calls.streamChat,
      { auth: 'token', body: 'long' },
      {
        events: (context, { body }, signal) =>
          streamChat({ ...context, services, findEntry, ground }, body, signal),
        failure: ({ code, message }): calls.ChatEvent => ({
          type: 'failure',
          code,
          detail: message,
        }),
      },
    ),
    // In some languages a report exceeds the default size limit.
    route(calls.reportAnswer, { auth: 'token', body: 'long' }, reportAnswer),
  ];
}
