import type { z } from 'zod/mini';
import {
  formTable,
  relatedWord,
  wordAnalysis,
  type ChatEvent,
  type FormTable,
  type RelatedWord,
  type WordAnalysis,
} from '@topwords/platform/contracts';

/** The present of “ir”, whose every form but those of the plural is marked irregular. */
export function buildFormTable(overrides: Partial<z.input<typeof formTable>> = {}): FormTable {
  return formTable.parse({
    title: 'Present',
    columns: ['singular', 'plural'],
    rows: [
      { label: '1st person', cells: ['voy', 'vamos'] },
      { label: '2nd person', cells: ['vas', ''] },
    ],
    irregular: [
      [0, 0],
      [1, 0],
    ],
    ...overrides,
  });
}

/** “hogar”, near “casa”. */
export function buildRelatedWord(
  overrides: Partial<z.input<typeof relatedWord>> = {},
): RelatedWord {
  return relatedWord.parse({
    word_id: 42,
    text: 'hogar',
    translation: 'home',
    relation: 'similar meaning',
    ...overrides,
  });
}

/** What the built-in tutor says of the Spanish word “casa”, in English. */
export function buildAnalysis(overrides: Partial<z.input<typeof wordAnalysis>> = {}): WordAnalysis {
  return wordAnalysis.parse({
    word: 'casa',
    word_id: 7,
    target_language: 'es',
    native_language: 'English',
    definition: 'house. The building in which people live; also *hogar*, the home.',
    pronunciation: 'ˈkasa',
    part_of_speech: 'noun, feminine',
    examples: ['Vivo en una casa grande. - I live in a big house.'],
    grammar_tips: ['It is feminine: *la casa*, *las casas*.'],
    common_phrases: ['ir a casa - to go home'],
    usage_contexts: ['Everyday speech, at any level of formality.'],
    additional_insights: { Frequency: 'Among the 200 most common words.' },
    tables: [buildFormTable({ title: 'Number', irregular: [] })],
    related_words: [buildRelatedWord()],
    engine: 'TopWords',
    ...overrides,
  });
}

/** A reply that comes in these pieces, and who made it. */
export async function* streamReply(
  pieces: readonly string[],
  engine = 'TopWords',
): AsyncGenerator<ChatEvent> {
  for (const text of pieces) yield { type: 'text', text };
  yield { type: 'end', engine };
}
