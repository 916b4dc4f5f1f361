import { allGloss, type ClauseWord } from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, textOf, type Choice, type Reading, type Unit } from '../reading/reading.ts';
import { readFeatures, type FormSources } from './read-features.ts';

/** A unit in its clause. Rules refine its features. */
export interface ClauseUnit extends ClauseWord {
  unit: Unit;
  reading: Reading | undefined;
  /** Readings that are about as likely. */
  rivals: readonly Reading[];
  pos: PartOfSpeech | undefined;
}

/**
 * Groups the units of a text into clauses, the stretches between punctuation marks, and sets the
 * moods of their verbs.
 */
export function toClauses(
  sources: FormSources,
  units: readonly Unit[],
  choices: readonly Choice[],
  language: LanguageCode,
): ClauseUnit[][] {
  const clauses: ClauseUnit[][] = [];
  for (const [index, unit] of units.entries()) {
    const { reading, rivals = [] } = choices[index] ?? {};
    const member: ClauseUnit = {
      text: textOf(unit, language),
      headword: reading?.word.text,
      unit,
      reading,
      rivals,
      pos: posOf(reading),
      features: readFeatures(sources, unit.head ?? unit, reading, language),
      isAsked: unit.words[0]?.isAsked === true,
      ...(unit.isJoined && { silence: 'auxiliary' }),
    };
    const last = clauses.at(-1);
    if (last === undefined || unit.words[0]?.opens) clauses.push([member]);
    else last.push(member);
  }
  // Postpositions follow what they govern.
  if (language !== 'en' && !allSyntax[language].isHeadFinal)
    for (const clause of clauses) governPronouns(clause);
  for (const clause of clauses) allGloss[language].resolveVerbs?.(clause);
  return clauses;
}

/** After a preposition a pronoun has the case that the preposition asks for: *у меня*. */
function governPronouns(clause: readonly ClauseUnit[]): void {
  for (const [place, member] of clause.entries()) {
    const isGoverned = clause[place - 1]?.pos === 'preposition' && member.pos === 'pronoun';
    if (isGoverned && member.features.case !== undefined) {
      member.features = { ...member.features, case: 'prepositional' };
    }
  }
}
