import { z } from 'zod/mini';

/** Parts of speech of the word bank, in the order of the statistics. */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'interjection',
  'particle',
] as const;

/** One of `partsOfSpeech`; every word and every meaning has one. */
export const partOfSpeech = z.enum(partsOfSpeech, { error: 'Unknown part of speech' });

/** CEFR levels of the word bank, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2'] as const;

/** One of `levels`. */
export const level = z.enum(levels);

/** Where a learner could embarrass themselves with a word. A word without a register is neutral. */
export const wordRegisters = ['formal', 'informal', 'rude', 'dated'] as const;
const register = z.enum(wordRegisters);

/**
 * Where a word is used, when it is not said everywhere: a country, or `LatAm` for Latin America.
 */
export const wordRegions = ['GB', 'US', 'ES', 'MX', 'AR', 'LatAm'] as const;
const region = z.enum(wordRegions);

/** What authors note about a headword or one of its senses, each only where it applies. */
export const wordLabels = z.object({
  register: z.optional(register),
  regions: z.optional(z.array(region)),
});

/**
 * The fields of a headword that the bank's sources, the built bank, the catalogue and API responses
 * share; each of them adds its own.
 */
export const vocabularyWord = z.object({
  id: z.int(),
  text: z.string(),
  level,
  pos: partOfSpeech,
  /** English words that tell it from another headword with the same spelling. */
  homograph: z.optional(z.string()),
  /** Russian: the text with U+0301 after each stressed vowel, if that shows anything. */
  stress: z.optional(z.string()),
  ...wordLabels.shape,
});

const form = z.optional(z.string());

/**
 * What a learner cannot guess about a word in one of its senses, each only where it applies: a
 * noun's gender (`mf` is either, `pl` has no singular), irregular plural, and whether it is
 * indeclinable; a verb's irregular past, participle and first person, the change of its stem
 * (`e>ie`), its aspect, the verb that pairs with it and the case it governs; a Turkish accusative
 * and aorist.
 */
export const wordNotes = z.object({
  gender: z.optional(z.enum(['m', 'f', 'n', 'mf', 'pl'])),
  indeclinable: z.optional(z.literal(true)),
  plural: form,
  past: form,
  participle: form,
  present: form,
  stem: form,
  aspect: z.optional(z.enum(['impf', 'pf', 'both'])),
  pair: form,
  government: form,
  accusative: form,
  aorist: form,
});

/** The shared fields of a sense, like {@link vocabularyWord} for a word. */
export const vocabularyMeaning = z.object({ id: z.int(), pos: partOfSpeech, notes: wordNotes });

/** The shared fields of a sentence in one language. */
export const vocabularySentence = z.object({ id: z.int(), text: z.string() });

/** One of `partsOfSpeech`. */
export type PartOfSpeech = z.infer<typeof partOfSpeech>;

/** A CEFR level, `A1` to `B2`. */
export type Level = z.infer<typeof level>;

/** A country or part of the world in which a word is used. */
export type Region = z.infer<typeof region>;

/** `formal`, `informal`, `rude` or `dated`. */
export type Register = z.infer<typeof register>;

/** What a learner cannot guess about a word in one of its senses. */
export type WordNotes = z.infer<typeof wordNotes>;
