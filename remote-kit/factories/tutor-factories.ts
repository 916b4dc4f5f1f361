import { formTable, relatedWord, wordAnalysis, type ChatEvent } from '@topwords/platform/contracts';
import { factory } from './factory.ts';

/** The present of “ir”; all forms except the plural are marked irregular. */
export const buildFormTable = factory(formTable, {
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
});

/** “hogar”, related to “casa”. */
export const buildRelatedWord = factory(relatedWord, {
  word_id: 42,
  text: 'hogar',
  translation: 'home',
  relation: 'similar meaning',
});

/** The built-in tutor's analysis of the Spanish word “casa”, in English. */
export const buildAnalysis = factory(wordAnalysis, {
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
  usage_contexts: ['*casa*: the building; *hogar*: the home.'],
  additional_insights: {
    'How to use it': '**vivir en casa de** — live with sb\n*ir a casa* — go home',
  },
  tables: [buildFormTable({ title: 'Number', irregular: [] })],
  related_words: [buildRelatedWord()],
  teaching: { contrasts: [], mistakes: [], grammar: [], false_friends: [] },
  engine: 'TopWords',
});

/** A streamed reply in these pieces, with its engine and the number of sentences left out. */
export async function* streamReply(
  pieces: readonly string[],
  engine = 'TopWords',
  leftOut?: number,
): AsyncGenerator<ChatEvent> {
  for (const text of pieces) yield { type: 'text', text };
  yield { type: 'end', engine, ...(leftOut !== undefined && { left_out: leftOut }) };
}
