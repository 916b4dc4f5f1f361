import { ofEachLanguage } from '@topwords/languages/identity';
import { z } from 'zod';
import { text } from '../rows/authored-text.ts';

/** Names a phrase; `.formal`, `.informal` and `.f` tell readings of one phrase apart. */
const phraseKey = z
  .string()
  .regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'is not like "where-is.place.formal"');

/**
 * The schema of one line of `phrases/*.jsonl`: what people say in a situation, with all its usual
 * wordings in each language, the one to show first. Each text of a language translates each of
 * another. `{food.acc}` stands for a filler of the slot `food` in its form `acc`.
 */
export const phraseSchema = z.strictObject({
  key: phraseKey,
  /** Whether it asks for something, so that *please* can be said with it. */
  isRequest: z.literal(true).optional(),
  ...ofEachLanguage(() => z.array(text).min(1)),
});

/** The forms of a filler in one language, by use: `the`, `acc`. */
const forms = z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), text);

/** The schema of `phrases/slots.json`: what fills each slot, in every language and form. */
export const slotsSchema = z.record(
  z.string().regex(/^[a-z]+$/),
  z.array(z.strictObject(ofEachLanguage(() => forms))).min(1),
);

export type Phrase = z.infer<typeof phraseSchema>;

/** By the name of the slot. */
export type Slots = z.infer<typeof slotsSchema>;

/** One thing that can fill a slot. */
export type Filler = Slots[string][number];
