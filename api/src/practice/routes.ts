import type { Paradigms } from '@topwords/content/paradigms';
import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { noTeaching, type TeachingOf } from '../bank/teaching-loader.ts';
import { noUsages, type UsageOf } from '../bank/usage-loader.ts';
import { given, route, type Route } from '../routing/route.ts';
import { noTables } from '../bank/table-loader.ts';
import { addPracticePair } from './add-practice-pair.ts';
import { answerMistake } from './answer-mistake.ts';
import { estimatePlacement } from './estimate-placement.ts';
import { getMistakeQuestions } from './get-mistake-questions.ts';
import { getPlacement } from './get-placement.ts';
import { getPracticeForecast } from './get-practice-forecast.ts';
import { getPracticeMistakes } from './get-practice-mistakes.ts';
import { getPracticeQueue } from './get-practice-queue.ts';
import { knowTopWords } from './know-top-words.ts';
import { changePracticeSettings, getPracticeSettings } from './practice-settings.ts';
import { createPrompts } from './prompts.ts';
import { sendReviews } from './send-reviews.ts';
import { setCardKnown } from './set-card-known.ts';
import { undoReview } from './undo-review.ts';

/** What the practice calls need; made once at start. */
export interface PracticeServices {
  catalogue: Catalogue;
  /** Finds how words are used; without it no synonyms or partners are known. */
  usageOf?: UsageOf | undefined;
  /** Finds what is taught beyond a word's entry; without it only entries tell words apart. */
  teachingOf?: TeachingOf | undefined;
  /** Loads the tables of the bank's words; without it, gaps that other words may fill are not asked. */
  loadTables?: () => Paradigms;
  /** Names recordings; without it cards have none. */
  recordingOf?: NameRecording | undefined;
}

/** Routes of practice. */
export function practiceRoutes({
  catalogue,
  usageOf = noUsages,
  teachingOf = noTeaching,
  loadTables = () => noTables,
  recordingOf,
}: PracticeServices): Route[] {
  const sources = {
    catalogue,
    prompts: createPrompts(catalogue),
    usageOf,
    teachingOf,
    paradigms: loadTables,
    recordingOf,
  };
  return [
    route(calls.getPracticeQueue, { auth: 'token' }, given({ sources }, getPracticeQueue)),
    route(calls.sendReviews, { auth: 'token' }, given({ sources }, sendReviews)),
    route(calls.getPracticeMistakes, { auth: 'token' }, given({ sources }, getPracticeMistakes)),
    route(calls.getMistakeQuestions, { auth: 'token' }, given({ sources }, getMistakeQuestions)),
    route(calls.answerMistake, { auth: 'token' }, answerMistake),
    route(calls.undoReview, { auth: 'token' }, given({ catalogue }, undoReview)),
    route(calls.setCardKnown, { auth: 'token' }, given({ catalogue }, setCardKnown)),
    route(calls.getPracticeSettings, { auth: 'token' }, getPracticeSettings),
    route(calls.changePracticeSettings, { auth: 'token' }, changePracticeSettings),
    route(calls.getPlacement, { auth: 'token' }, given({ sources }, getPlacement)),
    route(calls.estimatePlacement, { auth: 'token' }, given({ catalogue }, estimatePlacement)),
    route(calls.knowTopWords, { auth: 'token' }, given({ catalogue }, knowTopWords)),
    route(calls.getPracticeForecast, { auth: 'token' }, getPracticeForecast),
    route(calls.addPracticePair, { auth: 'token' }, addPracticePair),
  ];
}
