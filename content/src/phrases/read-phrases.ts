import { readdirSync, readFileSync } from 'node:fs';
import type { Fault } from '../rows/fault.ts';
import { parseLines } from '../rows/parse-lines.ts';
import type { Located } from '../teaching/teaching.ts';
import { phraseSchema, slotsSchema, type Phrase, type Slots } from './phrase.ts';

/** What the translator holds for certain beyond words and sentences. */
export interface Phrases {
  phrases: Located<Phrase>[];
  slots: Slots;
}

/**
 * Reads `phrases/`, with the faults of invalid lines.
 * @throws when the slots are not as their schema says
 */
export function readPhrases(folder: URL): Phrases & { faults: Fault[] } {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const parsed = files.toSorted().map((file) =>
    parseLines(`phrases/${file}`, readFileSync(new URL(file, folder), 'utf8'), {
      schema: phraseSchema,
      named: 'key',
    }),
  );
  const slots: unknown = JSON.parse(readFileSync(new URL('slots.json', folder), 'utf8'));
  return {
    phrases: parsed.flatMap(({ lines }) => lines),
    slots: slotsSchema.parse(slots),
    faults: parsed.flatMap(({ faults }) => faults),
  };
}
