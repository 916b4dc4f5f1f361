import {
  allGloss,
  type Agreement,
  type GrammaticalNumber,
  type NounCase,
} from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode } from '@topwords/platform/contracts';
import { nameOf } from '../reading/reading.ts';
import { isBeing, isLinking } from './being.ts';
import type { ClauseUnit, Spot } from './clause-unit.ts';
import { genderOf, onlyNumberOf } from './gender.ts';
import { counterOf, headOf, unitBeforePhrase } from './noun-phrases.ts';
import { writeNominal } from './write-nominal.ts';

/** Inflects a noun, or a word that agrees with one, for its place in the other language. */
export function inflectNominal({ tables, clause, place, member, to }: Spot, name: string): string {
  const head = headOf(clause, place);
  if (member.pos === undefined || head === undefined) return name;
  const agreement = agreementOf(clause, head, to);
  // An adjective after its noun is a predicate: the noun is its subject.
  const isPredicate =
    clause.indexOf(head) < place && member.pos === 'adjective' && !allSyntax[to].adjectivesFollow;
  const asked: Agreement = isPredicate ? { ...agreement, case: 'nominative' } : agreement;
  const form = writeNominal(tables, to, { name, pos: member.pos }, asked);
  return (clause.indexOf(head) > place ? allGloss[to].beforeNoun?.get(form) : undefined) ?? form;
}

function agreementOf(clause: readonly ClauseUnit[], head: ClauseUnit, to: LanguageCode): Agreement {
  const counter = counterOf(clause, head);
  const governed = caseOf(clause, head, to);
  const { afterNumber } = allGloss[to];
  if (afterNumber && counter !== undefined && governed !== 'prepositional') {
    const gender = genderOf(head.reading, to);
    return { gender, ...afterNumber(nameOf(counter.reading, to) ?? '') };
  }
  return {
    gender: genderOf(head.reading, to),
    number: onlyNumberOf(head.reading, to) ?? numberOf(head, counter, to),
    case: governed,
  };
}

function numberOf(
  head: ClauseUnit,
  counter: ClauseUnit | undefined,
  to: LanguageCode,
): GrammaticalNumber {
  if (counter !== undefined) return allGloss[to].countsInSingular ? 'singular' : 'plural';
  return head.features.number ?? 'singular';
}

/** The case that a preposition or verb before a noun requires. */
function caseOf(clause: readonly ClauseUnit[], head: ClauseUnit, to: LanguageCode): NounCase {
  const before = unitBeforePhrase(clause, head);
  if (before?.pos === 'preposition') {
    return allGloss[to].caseAfter?.(nameOf(before.reading, to) ?? '') ?? 'nominative';
  }
  const isObject = before?.pos === 'verb' && !isBeing(before) && !isLinking(before);
  return (isObject ? allGloss[to].objectCase : undefined) ?? 'nominative';
}
