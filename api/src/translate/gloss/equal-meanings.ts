import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { withoutBrackets } from '../../bank/glosses.ts';
import type { ClauseUnit } from './grammar/clause-unit.ts';
import { equivalentsOf } from './reading/reading.ts';

const maxEquals = 3;

/** How many initial letters make two equivalents say about the same, and which part of the shorter. */
const stemLength = 4;
const stemShare = 2 / 3;

/** Of pronouns and determiners the further meanings are rather cases and genders of the first. */
const parts: ReadonlySet<PartOfSpeech> = new Set([
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
]);

/**
 * Which of a unit's meanings are shown side by side: the first alone where the words around it decide
 * it, and otherwise one of each sense that is about as likely. None leads where none is known to be
 * meant. Empty without a meaning.
 */
export function equalMeanings(
  { unit, reading, rivals, pos }: Omit<ClauseUnit, 'features' | 'text' | 'headword'>,
  meanings: readonly string[],
  to: LanguageCode,
): string[] {
  const [main] = meanings;
  if (main === undefined) return [];
  if (unit.isOpen) return distinct(unit.said ?? []);
  const isDecided = reading === undefined || unit.said !== undefined || pos === undefined;
  const own = isDecided ? [] : equivalentsOf(reading, to);
  if (isDecided || !parts.has(pos) || own[0] !== main) return [main];
  const others = [
    ...(unit.uses ?? []).slice(0, 1),
    ...rivals
      .filter(({ meaning }) => parts.has(meaning.pos))
      .flatMap((one) => equivalentsOf(one, to).slice(0, 1)),
  ];
  const fit = others.filter((one) => meanings.includes(one));
  return distinct([main, ...fit]);
}

/** The first meanings that say different things. */
function distinct(meanings: readonly string[]): string[] {
  const equals: string[] = [];
  for (const one of meanings) {
    const isKnown = equals.some((other) => isAlike(other, one));
    // What begins with a bracket is of another phrase: "(de tanto en tanto) from time to time".
    const isWhole = equals.length === 0 || !one.startsWith('(');
    if (!isKnown && isWhole && withoutBrackets(one) !== '') equals.push(one);
  }
  return equals.slice(0, maxEquals);
}

/** Whether two equivalents are one, but for brackets, or two words of one stem. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [withoutBrackets(one), withoutBrackets(other)];
  const isPair = !a.includes(' ') && !b.includes(' ') && a.length > stemLength;
  const shorter = Math.min(a.length, b.length);
  const stem = Math.max(stemLength, Math.ceil(shorter * stemShare));
  return a === b || (isPair && a.slice(0, stem) === b.slice(0, stem));
}
