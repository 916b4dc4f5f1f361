import type { AnalysisDraft } from '../model/analysis-draft.ts';

/** A model's draft about the Spanish `casa` for an English speaker. */
export function buildDraft(overrides: Partial<AnalysisDraft> = {}): AnalysisDraft {
  return {
    definition: '*casa* is a house, or the home where somebody lives.',
    part_of_speech: 'noun',
    examples: [{ text: 'Mi casa es grande.', translation: 'My house is big.' }],
    grammar_tips: ['*casa* is feminine: *la casa*.'],
    common_phrases: [{ text: 'en casa', translation: 'at home' }],
    usage_contexts: ['Everyday speech.'],
    insights: [{ title: 'Origin', text: 'From Latin.' }],
    ...overrides,
  };
}

/** The same as JSON, as a model sends it. */
export function draftJson(overrides: Partial<AnalysisDraft> = {}): string {
  return JSON.stringify(buildDraft(overrides));
}
