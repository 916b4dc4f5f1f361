import { createHash } from 'node:crypto';
import {
  dropOldAnalyses,
  findAnalysis,
  saveAnalysis,
  type AnalysisKey,
} from './analysis-repository.ts';
import type { AskedWord } from './engine/engine.ts';
import type { GetDraft } from './analyse-word.ts';
import { readDraft, type AnalysisDraft } from './model/analysis-draft.ts';
import type { FindEntry } from './model/word-entry.ts';
import { createSharedWork } from '../shared-work/shared-work.ts';
import type { TutorServices } from './tutor-services.ts';

/** About 100 MB at most. */
const maxAnalyses = 20_000;

interface DraftParts {
  model: NonNullable<TutorServices['model']>;
  findEntry: FindEntry;
  maxCount?: number;
}

/**
 * Stores a model's drafts in the database by word, native language, engine and prompt. Requests for
 * a draft in progress wait for it. Only a new draft is charged, to the learner who asked first.
 */
export function createDrafts(parts: DraftParts): GetDraft {
  const { model, findEntry, maxCount = maxAnalyses } = parts;
  const { engine, meter } = model;
  const share = createSharedWork<AnalysisDraft>();

  return async (context, asked, facts, signal) => {
    const { db, now } = context;
    const key = keyOf(asked, engine);
    const kept = readDraft((await findAnalysis(db, key)) ?? '');
    if ('draft' in kept) return kept.draft;
    const charge = await meter.begin(context);
    let startedWork = false;

    async function make(stop: AbortSignal): Promise<AnalysisDraft> {
      startedWork = true;
      try {
        const { countTokens, beginRequest } = charge;
        const options = { signal: stop, countTokens, beginRequest };
        const draft = await engine.draft(asked, findEntry(asked, facts), options);
        await saveAnalysis(db, key, { analysis: JSON.stringify(draft), now });
        await dropOldAnalyses(db, maxCount);
        return draft;
      } finally {
        await charge.settle();
      }
    }

    try {
      return await share(JSON.stringify(key), make, signal);
    } finally {
      if (!startedWork) await charge.settle();
    }
  };
}

/** The key of a word is its id; of any other text, and of an inflected form, a hash. */
function keyOf(
  { text, wordId, language, native }: AskedWord,
  { name, promptVersion }: { name: string; promptVersion: string },
): AnalysisKey {
  const content = JSON.stringify([language, text.normalize('NFC')]);
  const hash = () => createHash('sha256').update(content).digest('hex');
  const subject = wordId === null ? hash() : `word-${wordId}`;
  return { subject, native, engine: name, promptVersion };
}
