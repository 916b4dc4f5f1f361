import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** After these, what a past subjunctive says is no "would": *dije que no viniera*. */
const opening = wordSet('que para_que antes_de_que cuando aunque');

/** Takes the "would" from past subjunctives in clauses that *que* opens. */
export function resolveSubjunctives(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const { mood, ...others } = member.features;
    if (
      member.pos !== 'verb' ||
      mood !== 'conditional' ||
      !/(?:ra|se)(?:s|mos|is|n)?$/u.test(member.text)
    )
      continue;
    const before = clause.slice(0, place).map(({ text }) => text.replaceAll(' ', '_'));
    if (before.includes('si') || before.includes('ojalá')) continue;
    if (before.some((text) => opening.has(text) || text.endsWith('_que'))) member.features = others;
  }
}
