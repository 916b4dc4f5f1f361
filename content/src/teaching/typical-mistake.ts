import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { level } from '@topwords/platform/contracts';
import { z } from 'zod';
import { inOtherLanguages, text } from '../rows/authored-text.ts';
import { teachingKey } from './teaching-key.ts';

/** The schema of one line of `teaching/mistakes/<language>.jsonl`: what learners write wrongly. */
export function typicalMistakeSchema(language: LanguageCode) {
  return z
    .strictObject({
      key: teachingKey,
      level,
      /** A whole sentence, as a learner writes it. */
      wrong: text,
      right: text,
      why: inOtherLanguages(language, text),
      /** Names of the headwords that the mistake is about. */
      words: z.array(text).min(1),
      /** The native languages whose speakers make it; all of them if it is not given. */
      natives: z.array(z.enum(languageCodes)).min(1).optional(),
    })
    .refine(({ wrong, right }) => wrong !== right, 'is right as it is')
    .refine(({ natives }) => !natives?.includes(language), 'is made by native speakers');
}

export type TypicalMistake = z.infer<ReturnType<typeof typicalMistakeSchema>>;
