import { exampleDash, type WordAnalysis } from '@topwords/platform/contracts';
import { z } from 'zod';

const prose = z.string().trim().min(1).max(2000);
const shortText = z.string().trim().max(200);

/** A text in the learned language, and its translation into the learner's. */
const translatedText = z.object({ text: prose, translation: prose });

/**
 * A model's draft about a word: the part of an analysis that we do not have. Where the contract has
 * a map, this has a list, since strict schemas do not support maps.
 */
const analysisDraft = z.object({
  definition: prose,
  part_of_speech: shortText,
  examples: z.array(translatedText).min(1).max(20),
  grammar_tips: z.array(prose).max(20),
  common_phrases: z.array(translatedText).max(20),
  usage_contexts: z.array(prose).max(20),
  insights: z.array(z.object({ title: shortText.min(1), text: prose })).max(20),
});

/** A model's draft about a word. */
export type AnalysisDraft = z.infer<typeof analysisDraft>;

/**
 * The schema to request. Servers with strict schemas refuse lengths, so we check those ourselves.
 */
export const draftSchema = z.toJSONSchema(analysisDraft, {
  override({ jsonSchema }) {
    for (const word of ['minLength', 'maxLength', 'minItems', 'maxItems'] as const) {
      delete jsonSchema[word];
    }
  },
});

/** A draft, or the faults of a text that should have been one. */
type DraftReading = { draft: AnalysisDraft } | { faults: string[] };

/** Reads a draft from an answer. Models put code fences and thoughts around their JSON. */
export function readDraft(answer: string): DraftReading {
  const text = answer.replace(/^[\s\S]*<\/think>/, '');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { faults: ['The answer is not JSON'] };
  }
  const reading = analysisDraft.safeParse(value);
  if (reading.success) return { draft: reading.data };
  const faults = reading.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { faults: faults.slice(0, 20) };
}

/** The parts of an analysis that a draft provides. */
export function presentDraft(draft: AnalysisDraft) {
  const joined = (pairs: AnalysisDraft['examples']) =>
    pairs.map(({ text, translation }) => `${text}${exampleDash}${translation}`);
  return {
    definition: draft.definition,
    part_of_speech: draft.part_of_speech,
    examples: joined(draft.examples),
    grammar_tips: draft.grammar_tips,
    common_phrases: joined(draft.common_phrases),
    usage_contexts: draft.usage_contexts,
    additional_insights: Object.fromEntries(draft.insights.map(({ title, text }) => [title, text])),
  } satisfies Partial<WordAnalysis>;
}
