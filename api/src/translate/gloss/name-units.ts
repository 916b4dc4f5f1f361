import type { LanguageCode } from '@topwords/platform/contracts';
import { fitCase } from '../letter-case.ts';
import { isBeing, isState, isUnsaid } from './grammar/being.ts';
import { caseAfter } from './grammar/cases.ts';
import { toClauses, type ClauseUnit, type Silence } from './grammar/clause.ts';
import { resolveEnglishVerbs } from './grammar/english-verbs.ts';
import type { FormTables } from './grammar/form-tables.ts';
import { inflectNominal } from './grammar/inflect-nominal.ts';
import { inflectVerb } from './grammar/inflect-verb.ts';
import { isSaidByVerb } from './grammar/negation.ts';
import { resolveCompounds } from './grammar/other-verbs.ts';
import { headOf } from './grammar/noun-phrases.ts';
import { nameRussianPlace, prepositionOfTurkish } from './grammar/place-words.ts';
import { sayable } from './explanations.ts';
import { nameParticle } from './particles.ts';
import { translatePronoun, type PronounRole } from './pronouns.ts';
import { isExplanation, nameOf, type Reading, type Unit } from './reading.ts';

/** A unit with what it is called in the other language: null when nothing is known for it. */
export interface NamedUnit {
  unit: Unit;
  name: string | null;
}

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

const silences: Record<Silence, Record<LanguageCode, string>> = {
  auxiliary: {
    en: '(auxiliary)',
    es: '(auxiliar)',
    ru: '(вспомогательное слово)',
    tr: '(yardımcı fiil)',
  },
  infinitive: { en: '(to)', es: '(infinitivo)', ru: '(инфинитив)', tr: '(mastar)' },
};

/** Names units in another language, each in the form that its place asks for. */
export function nameUnits(
  tables: FormTables,
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  languages: Languages,
): NamedUnit[] {
  return toClauses(tables, units, readings, languages.from).flatMap((clause) => {
    if (languages.from === 'en') resolveEnglishVerbs(clause);
    else resolveCompounds(clause, languages.from);
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
  if (member.silence !== undefined) return silences[member.silence][to];
  const name = baseName(tables, clause, place, { from, to });
  if (name === null || isExplanation(name)) return name;
  if (isUnsaid(member, to) || isSaidByVerb(clause, place, to)) return `(${name})`;
  const written = member.unit.words.map((word) => word.text).join(' ');
  const preposition = from === 'tr' ? prepositionOfTurkish(tables, clause, place, to) : undefined;
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
  const ofPlace = from === 'ru' ? nameRussianPlace(tables, clause, place, to) : undefined;
  const known = pronoun ?? ofPlace ?? nameParticle(text, from, to);
  return known ?? ofReading(clause, place, to) ?? null;
}

function ofReading(
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): string | undefined {
  const member = clause[place];
  const name = nameOf(member?.reading, to);
  if (name === undefined) return undefined;
  // "Have" is said with "be" in whole Russian sentences alone.
  if (to === 'ru' && name === 'быть' && isHaving(member)) return 'иметь';
  if (to === 'es' && member && isBeing(member) && name === 'ser') {
    return isState(clause, place) ? 'estar' : name;
  }
  const isUncounted = headOf(clause, place)?.features.number !== 'plural';
  if (to === 'en' && isUncounted && /^(?:how )?many$/u.test(name)) {
    return name.replace('many', 'much');
  }
  return sayable(name, to) ?? name;
}

function isHaving(member: ClauseUnit | undefined): boolean {
  return /^(?:have|tener)$/u.test(member?.reading?.word.text ?? '');
}

/** What a pronoun is in its place: after a preposition, before a thing (`gave me two books`), or else. */
function roleAt(clause: readonly ClauseUnit[], place: number, to: LanguageCode): PronounRole {
  const before = clause[place - 1];
  if (before?.pos === 'preposition') {
    return { governed: caseAfter(nameOf(before.reading, to) ?? '', to) ?? 'prepositional' };
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
