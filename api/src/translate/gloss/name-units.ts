import type { LanguageCode } from '@topwords/platform/contracts';
import { fitCase } from '../letter-case.ts';
import { nameParticle } from './particles.ts';
import { translatePronoun } from './pronouns.ts';
import { isExplanation, nameOf, posOf, textOf, type Reading, type Unit } from './reading.ts';

/** A unit with what it is called in the other language: null when nothing is known for it. */
export interface NamedUnit {
  unit: Unit;
  reading: Reading | undefined;
  name: string | null;
}

/** Names units in another language. */
export function nameUnits(
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  from: LanguageCode,
  to: LanguageCode,
): NamedUnit[] {
  return units.map((unit, index) => {
    const reading = readings[index];
    return { unit, reading, name: nameUnit(unit, reading, from, to) };
  });
}

function nameUnit(
  unit: Unit,
  reading: Reading | undefined,
  from: LanguageCode,
  to: LanguageCode,
): string | null {
  const text = textOf(unit);
  const pronoun = posOf(reading) === 'pronoun' ? translatePronoun(text, from, to) : undefined;
  const name = pronoun ?? nameParticle(text, from, to) ?? nameOf(reading, to);
  if (name === undefined) return null;
  if (isExplanation(name)) return name;
  if (isUnsaid(reading, to)) return `(${name})`;
  const written = unit.words.map((word) => word.text).join(' ');
  return fitCase(name, to, { text: written, headword: reading?.word.text ?? '' });
}

/** Russian and Turkish have no "is". */
function isUnsaid(reading: Reading | undefined, to: LanguageCode): boolean {
  if (to !== 'ru' && to !== 'tr') return false;
  return ['be', 'ser', 'estar'].includes(reading?.word.text ?? '') && posOf(reading) === 'verb';
}
