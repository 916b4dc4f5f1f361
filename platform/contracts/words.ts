import { z } from 'zod/mini';
import { languageCode } from './languages.ts';
import { formTable } from './form-table.ts';
import {
  vocabularyMeaning,
  vocabularySentence,
  vocabularyWord,
  wordLabels,
  wordNotes,
} from './vocabulary.ts';

/**
 * The recording of a text for `getRecording`; absent when the voice does not support the language.
 */
const recording = z.optional(z.string());

const { id, text, ...labels } = vocabularyWord.shape;

/**
 * A word in a list. `translation_to_native` is the gloss of its main sense (a preposition's, pronoun's,
 * determiner's or conjunction's: of its first senses), empty when the learner's native language is
 * the word's own or not set; `frequency_rank` is dense and unique in its language, from 1.
 */
export const word = z.object({
  id,
  text,
  language_code: languageCode,
  ...labels,
  level: z.nullable(labels.level),
  translation_to_native: z.string(),
  frequency_rank: z.int(),
  is_starred: z.boolean(),
  is_learned: z.boolean(),
  recording,
});

/** A text in a different language than its word; never empty. */
export const translation = z.object({ language_code: languageCode, translated_text: z.string() });

/** A sentence in the word's language, with its translations, native language first. */
export const sentence = z.extend(vocabularySentence, {
  translations: z.array(translation),
  recording,
});

/**
 * A sense of the word: `gloss` is its translation into the learner's native language, empty when
 * there is none; `example` is the text of its first sentence, in the word's language, and empty when
 * it has none. Labels hold only in this sense.
 */
export const meaning = z.extend(vocabularyMeaning, {
  gloss: z.string(),
  ...wordLabels.shape,
  example: z.string(),
  translations: z.array(translation),
  sentences: z.array(sentence),
});

/** Another word: `id` is null when it is not a headword of the bank. */
export const wordReference = z.object({ id: z.nullable(z.int()), text: z.string() });

/**
 * What a word takes, such as `depend on sth`, with a translation and a sentence. Like all texts of
 * usage, translations are in the learner's native language, or in another one if that is the word's
 * own or not set.
 */
export const usagePattern = z.object({
  pattern: z.string(),
  gloss: z.string(),
  example: z.string(),
});

/** Words that are often said together, with a translation; Russian texts have stress marks. */
export const collocation = z.object({ text: z.string(), gloss: z.string() });

/** A word that learners mix up with this one, and the difference. */
export const synonym = z.extend(wordReference, { difference: z.string() });

/**
 * How a word is used, as authors wrote it: the verbs of the other aspect, the pair of verbs of
 * motion that it belongs to, patterns, collocations, opposites, words to tell apart, its family, and
 * a note on what could mislead a learner. In texts, words are set in asterisks.
 */
export const wordUsage = z.object({
  gender: wordNotes.shape.gender,
  aspect: wordNotes.shape.aspect,
  partners: z.array(wordReference),
  motion: z.nullable(z.object({ one_way: wordReference, many_ways: wordReference })),
  patterns: z.array(usagePattern),
  collocations: z.array(collocation),
  opposites: z.array(wordReference),
  synonyms: z.array(synonym),
  family: z.array(wordReference),
  note: z.nullable(z.string()),
});

/**
 * A word with everything its page shows. `strength` is the recall probability in percent (0–100), 0
 * for a word never practised. `forms` are its inflected forms that occur in the sentences; `ipa` is
 * null when it is not known. `tables` are named in the language of its usage; `second_locative` is a
 * Russian noun's, with its preposition: `в лесу́`.
 */
export const wordDetail = z.extend(word, {
  strength: z.number().check(z.gte(0), z.lte(100)),
  forms: z.array(z.string()),
  ipa: z.nullable(z.string()),
  meanings: z.array(meaning),
  usage: wordUsage,
  tables: z.array(formTable),
  second_locative: z.nullable(z.string()),
  example_sentences: z.array(sentence),
  translations: z.array(translation),
});

/** Which mark of a word changes: `star` or `learned`; the marks are independent. */
export const markAction = z.enum(['star', 'learned'], {
  error: 'Action must be star or learned',
});

/** Both marks of a word after a change. */
export const wordMarks = z.object({ is_starred: z.boolean(), is_learned: z.boolean() });

/** A word in a list, with the learner's marks. */
export type Word = z.infer<typeof word>;

/** A word with everything its page shows; `strength` in percent. */
export type WordDetail = z.infer<typeof wordDetail>;

/** A sense of a word, with its translations and sentences; `example` may be empty. */
export type Meaning = z.infer<typeof meaning>;

/** Another word, with its id if it is a headword of the bank. */
export type WordReference = z.infer<typeof wordReference>;

/** How a word is used, as authors wrote it. */
export type WordUsage = z.infer<typeof wordUsage>;

/** A sentence in the word's language, with its translations. */
export type Sentence = z.infer<typeof sentence>;

/** A text and the code of its language. */
export type Translation = z.infer<typeof translation>;

/** `star` or `learned`. */
export type MarkAction = z.infer<typeof markAction>;

/** Both marks of a word. */
export type WordMarks = z.infer<typeof wordMarks>;
