import { allGloss, type ClauseWord } from '@topwords/languages/gloss';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, textOf, type Reading, type Unit } from '../reading/reading.ts';
import { readFeatures, type FormSources } from './read-features.ts';

/** A unit in its clause. Rules refine its features. */
export interface ClauseUnit extends ClauseWord {
  unit: Unit;
  reading: Reading | undefined;
  pos: PartOfSpeech | undefined;
}

/**
 * Groups the units of a text into clauses, the stretches between punctuation marks, and sets the
 * moods of their verbs.
 */
export function toClauses(
  sources: FormSources,
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  language: LanguageCode,
): ClauseUnit[][] {
  const clauses: ClauseUnit[][] = [];
  for (const [index, unit] of units.entries()) {
    const reading = readings[index];
    const member: ClauseUnit = {
      text: textOf(unit, language),
      headword: reading?.word.text,
      unit,
      reading,
      pos: posOf(reading),
      features: readFeatures(sources, unit, reading, language),
    };
    const last = clauses.at(-1);
    if (last === undefined || unit.words[0]?.opens) clauses.push([member]);
    else last.push(member);
  }
  for (const clause of clauses) allGloss[language].resolveVerbs?.(clause);
  return clauses;
}
