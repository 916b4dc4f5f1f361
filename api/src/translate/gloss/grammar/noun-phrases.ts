import { allGloss } from '@topwords/languages/gloss';
import { languageCodes } from '@topwords/languages/identity';
import type { ClauseUnit } from './clause-unit.ts';

const ones = new Set(languageCodes.flatMap((code) => allGloss[code].ones));

/** Parts of speech that may modify a noun from before it. */
const before = new Set(['determiner', 'adjective', 'numeral', 'adverb']);

/** The noun that a determiner, an adjective or a number at an index agrees with. */
export function headOf(clause: readonly ClauseUnit[], place: number): ClauseUnit | undefined {
  const member = clause[place];
  if (member?.pos === 'noun') return member;
  let at = place + 1;
  while (before.has(clause[at]?.pos ?? '')) at += 1;
  if (clause[at]?.pos === 'noun') return clause[at];
  if (member?.pos !== 'adjective') return undefined;
  return clause.slice(0, place).findLast(({ pos }) => pos === 'noun');
}

/** The unit before a noun and its modifiers. */
export function unitBeforePhrase(
  clause: readonly ClauseUnit[],
  head: ClauseUnit,
): ClauseUnit | undefined {
  let at = clause.indexOf(head) - 1;
  while (before.has(clause[at]?.pos ?? '') || clause[at]?.silence !== undefined) at -= 1;
  return clause[at];
}

/** The number word that counts a noun; undefined if there is none, or for the number one. */
export function counterOf(clause: readonly ClauseUnit[], head: ClauseUnit): ClauseUnit | undefined {
  let at = clause.indexOf(head) - 1;
  while (before.has(clause[at]?.pos ?? '')) {
    const member = clause[at];
    if (member?.pos === 'numeral' && !ones.has(member.text)) return member;
    at -= 1;
  }
  return undefined;
}
