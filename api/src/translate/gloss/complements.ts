import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { withoutBrackets } from '../../bank/glosses.ts';
import type { UsageOf } from '../../bank/usage-loader.ts';
import type { Reading } from './reading/reading.ts';
import type { ClauseUnit } from './grammar/clause-unit.ts';

/** How many initial letters make two words forms of one. */
const stemLength = 4;

/** What a word means with "not" is no use of it without. */
const negated = /^(?:not|don't|no|не) /u;

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/**
 * What a verb means with what follows it, as authors wrote its patterns: *dejar* before an infinitive
 * is "let". None where that is what the verb means anyway, which `main` says.
 */
export function meaningsWithComplement(
  usageOf: UsageOf,
  { clause, place, main }: { clause: readonly ClauseUnit[]; place: number; main: string },
  { from, to }: Languages,
): string[] {
  const { fitsPattern } = allGloss[from];
  const { reading, pos, unit } = clause[place] ?? {};
  if (!fitsPattern || !reading || pos !== 'verb' || unit?.said !== undefined) return [];
  const { word } = reading;
  const around = { before: clause.slice(0, place), after: clause.slice(place + 1) };
  const found = (usageOf(word).patterns ?? []).filter(({ pattern }) => {
    if (!pattern.includes(word.text) || negated.test(pattern)) return false;
    return pattern
      .split(' / ')
      .some((one) => fitsPattern(one.replace(word.text, '').trim(), around));
  });
  return found
    .map(({ gloss }) => withoutBrackets(gloss[to] ?? '').replace(/ \+ .*$/u, ''))
    .filter((one) => one !== '' && !isAlike(one, main));
}

function isAlike(one: string, other: string): boolean {
  return withoutBrackets(other)
    .split(' ')
    .some((word) =>
      one.split(' ').some((own) => own.slice(0, stemLength) === word.slice(0, stemLength)),
    );
}

/** Notes on grammar rather than meanings. */
const note =
  /[*:=…]|\b(?:plural|infinitive|imperfective|perfective|form|GB|US)\b|мн\. ч\.|форма|сущ|наречие|инфинитив|çoğul|sayıl|incontable|sustantivo/u;
const maxUses = 4;

/** Further uses of a verb that its senses do not say: *me toca* is "it's my turn". */
export function usesOf(
  usageOf: UsageOf,
  { reading, said }: { reading: Reading; said: readonly string[] },
  to: LanguageCode,
): string[] {
  if (reading.meaning.pos !== 'verb') return [];
  const glosses = (usageOf(reading.word).patterns ?? [])
    .filter(({ pattern }) => !negated.test(pattern))
    .flatMap(({ gloss }) => gloss[to] ?? []);
  return glosses
    .filter((one) => !note.test(one) && !said.some((other) => isAlike(one, other)))
    .slice(0, maxUses);
}
