import { createHash } from 'node:crypto';
import {
  dropOldAnalyses,
  findAnalysis,
  saveAnalysis,
  type AnalysisKey,
} from './analysis-repository.ts';
import type { AskedWord } from './engine.ts';
import type { GetDraft } from './analyse-word.ts';
import { readDraft, type AnalysisDraft } from './model/analysis-draft.ts';
import type { FindEntry } from './model/word-entry.ts';
import { createSharedWork } from './share-work.ts';
import type { TutorServices } from './tutor-services.ts';

/** Some 100 MB at most. */
const analysesAtMost = 20_000;

interface DraftParts {
  model: NonNullable<TutorServices['model']>;
  findEntry: FindEntry;
  keepAtMost?: number;
}

/**
 * Drafts of a model, kept in the database by word, native language, engine and prompt. Requests for
 * one that is being made wait for it. Only one that is made costs the learner who asked first.
 */
export function createDrafts(parts: DraftParts): GetDraft {
  const { model, findEntry, keepAtMost = analysesAtMost } = parts;
  const { engine, meter } = model;
  const share = createSharedWork<AnalysisDraft>();

  return async (context, asked, facts, signal) => {
    const { db, now } = context;
    const key = keyOf(asked, engine);
    const kept = readDraft((await findAnalysis(db, key)) ?? '');
    if ('draft' in kept) return kept.draft;
    const charge = await meter.begin(context);
    let isOurs = false;

    async function make(stop: AbortSignal): Promise<AnalysisDraft> {
      isOurs = true;
      try {
        const { countTokens, beginRequest } = charge;
        const options = { signal: stop, countTokens, beginRequest };
        const draft = await engine.draft(asked, findEntry(asked, facts), options);
        await saveAnalysis(db, key, { analysis: JSON.stringify(draft), now });
        await dropOldAnalyses(db, keepAtMost);
        return draft;
      } finally {
        await charge.settle();
      }
    }

    try {
      return await share(JSON.stringify(key), signal, make);
    } finally {
      if (!isOurs) await charge.settle();
    }
  };
}

/** A word by its id; any other text, and an inflected form, by a hash of it. */
function keyOf(
  { text, wordId, language, native }: AskedWord,
  { name, promptVersion }: { name: string; promptVersion: string },
): AnalysisKey {
  const content = JSON.stringify([language, text.normalize('NFC')]);
  const hash = () => createHash('sha256').update(content).digest('hex');
  const subject = wordId === null ? hash() : `word-${wordId}`;
  return { subject, native, engine: name, promptVersion };
}
