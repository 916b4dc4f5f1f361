import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { fitCase } from '../phrases/letter-case.ts';
import { isBeing, isState, isOmitted } from './grammar/being.ts';
import { toClauses, type ClauseUnit } from './grammar/clause-unit.ts';
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

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/** Names units in another language, each inflected for its place. */
export function nameUnits(
  tables: FormTables,
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  languages: Languages,
): NamedUnit[] {
  return toClauses(tables, units, readings, languages.from).flatMap((clause) => {
    allGloss[languages.from].resolveVerbs?.(clause);
    return clause.map(({ unit }, place) => ({
      unit,
      name: nameAt(tables, clause, place, languages),
    }));
  });
}

function nameAt(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  { from, to }: Languages,
): string | null {
  const member = clause[place];
  if (member === undefined) return null;
  if (member.silence !== undefined) return allGloss[to].asides[member.silence];
  const name = baseName(tables, clause, place, { from, to });
  if (name === null || isExplanation(name)) return name;
  if (isOmitted(member, to) || isExpressedByVerb(clause, place, to)) return `(${name})`;
  const written = member.unit.words.map((word) => word.text).join(' ');
  const preposition = prepositionOfCase(tables, clause, place, { from, to });
  const inflected = inflect(tables, clause, place, name, to);
  const said = preposition === undefined ? inflected : `${preposition} ${inflected}`;
  return fitCase(said, to, { text: written, headword: member.reading?.word.text ?? '' });
}

function baseName(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  { from, to }: Languages,
): string | null {
  const member = clause[place];
  if (member === undefined) return null;
  const { text, pos } = member;
  const role = roleAt(clause, place, to);
  const pronoun = pos === 'pronoun' ? translatePronoun(text, { from, to }, role) : undefined;
  const placeName = namePlace(tables, clause, place, { from, to });
  const isParticle = allGloss[from].questionParticle?.test(text.toLocaleLowerCase(from)) === true;
  const known = pronoun ?? placeName ?? (isParticle ? allGloss[to].asides.question : undefined);
  return known ?? nameOfReading(clause, place, to) ?? null;
}

function nameOfReading(
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): string | undefined {
  const member = clause[place];
  const name = nameOf(member?.reading, to);
  if (name === undefined) return undefined;
  const chosen = allGloss[to].chooseName?.(name, {
    isBeing: member !== undefined && isBeing(member),
    isHaving: isHaving(member),
    isState: () => isState(clause, place),
    isUncounted: headOf(clause, place)?.features.number !== 'plural',
  });
  return chosen ?? sayable(name, to) ?? name;
}

function isHaving(member: ClauseUnit | undefined): boolean {
  const word = member?.reading?.word;
  return word !== undefined && word.text === allGloss[word.language].have;
}

/** The role of a pronoun: after a preposition, before a thing (`gave me two books`), or other. */
function roleAt(clause: readonly ClauseUnit[], place: number, to: LanguageCode): PronounRole {
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

function inflect(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  name: string,
  to: LanguageCode,
): string {
  if (clause[place]?.pos === 'verb') return inflectVerb(tables, to, { clause, place, name });
  return inflectNominal(tables, to, { clause, place, name });
}
