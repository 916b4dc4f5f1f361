import { allGloss } from '@topwords/languages/gloss';
import { fitCase } from '../phrases/letter-case.ts';
import { isBeing, isState, isOmitted } from './grammar/being.ts';
import { toClauses, type ClauseUnit, type Spot } from './grammar/clause-unit.ts';
import type { FormTables } from './grammar/form-tables.ts';
import { inflectNominal } from './grammar/inflect-nominal.ts';
import { inflectVerb } from './grammar/inflect-verb.ts';
import { isExpressedByVerb } from './grammar/negation.ts';
import { headOf } from './grammar/noun-phrases.ts';
import { namePlace, prepositionOfCase } from './grammar/place-words.ts';
import { translatePronoun, type PronounRole } from './translate-pronoun.ts';
import { isExplanation, nameOf, type Reading, type Unit } from './reading/reading.ts';
import { sayable } from './sayable.ts';

/** A unit with its name in the other language; null if there is none. */
export interface NamedUnit {
  unit: Unit;
  name: string | null;
}

/** Names units in another language, each inflected for its place. */
export function nameUnits(
  tables: FormTables,
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  languages: Pick<Spot, 'from' | 'to'>,
): NamedUnit[] {
  return toClauses(tables, units, readings, languages.from).flatMap((clause) => {
    allGloss[languages.from].resolveVerbs?.(clause);
    return clause.map((member, place) => ({
      unit: member.unit,
      name: nameAt({ tables, clause, place, member, ...languages }),
    }));
  });
}

function nameAt(spot: Spot): string | null {
  const { member, to } = spot;
  if (member.silence !== undefined) return allGloss[to].asides[member.silence];
  const name = baseName(spot);
  if (name === null || isExplanation(name)) return name;
  if (isOmitted(member, to) || isExpressedByVerb(spot)) return `(${name})`;
  const written = member.unit.words.map((word) => word.text).join(' ');
  const preposition = prepositionOfCase(spot);
  const inflected = member.pos === 'verb' ? inflectVerb(spot, name) : inflectNominal(spot, name);
  const said = preposition === undefined ? inflected : `${preposition} ${inflected}`;
  return fitCase(said, to, { text: written, headword: member.reading?.word.text ?? '' });
}

function baseName(spot: Spot): string | null {
  const { member, from, to } = spot;
  const { text, pos } = member;
  const role = roleAt(spot);
  const pronoun = pos === 'pronoun' ? translatePronoun(text, { from, to }, role) : undefined;
  const placeName = namePlace(spot);
  const isParticle = allGloss[from].questionParticle?.test(text.toLocaleLowerCase(from)) === true;
  const known = pronoun ?? placeName ?? (isParticle ? allGloss[to].asides.question : undefined);
  return known ?? nameOfReading(spot) ?? null;
}

function nameOfReading({ clause, place, member, to }: Spot): string | undefined {
  const name = nameOf(member.reading, to);
  if (name === undefined) return undefined;
  const chosen = allGloss[to].chooseName?.(name, {
    isBeing: isBeing(member),
    isHaving: isHaving(member),
    isState: () => isState(clause, place),
    isUncounted: headOf(clause, place)?.features.number !== 'plural',
  });
  return chosen ?? sayable(name, to) ?? name;
}

function isHaving({ reading }: ClauseUnit): boolean {
  const word = reading?.word;
  return word !== undefined && word.text === allGloss[word.language].have;
}

/** The role of a pronoun: after a preposition, before a thing (`gave me two books`), or other. */
function roleAt({ clause, place, to }: Spot): PronounRole {
  const before = clause[place - 1];
  if (before?.pos === 'preposition') {
    return {
      governed: allGloss[to].caseAfter?.(nameOf(before.reading, to) ?? '') ?? 'prepositional',
    };
  }
  const next = clause[place + 1]?.pos;
  const isRecipient = next === 'determiner' || next === 'numeral' || next === 'noun';
  return isRecipient ? { governed: 'dative' } : {};
}
