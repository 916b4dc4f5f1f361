import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Before these *süpürmem* is "my sweeping", not "I don't sweep". */
const needsNoun = wordSet('lazım gerek gerekiyor gerekir gerekli için şart mümkün');

/**
 * Drops the negation of forms that are verbal nouns here, *süpürmem lazım*, *gelmeden önce*, and
 * negates those that are orders: *gitme* at the end, where a verb stands.
 */
export function resolveVerbalNouns(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const after = clause[place + 1]?.text ?? '';
    const isOwn = /m[ae](?:m|n)$/u.test(member.text) && needsNoun.has(after);
    if (member.pos !== 'verb') continue;
    const isAfter = /m[ae]d[ae]n$/u.test(member.text) && after === 'sonra';
    if (isOwn || isAfter) {
      const { person, number } = member.features;
      member.features = isOwn && person && number ? { person, number } : {};
    }
    const isOrder = after === '' && member.text === member.headword?.slice(0, -1);
    if (isOrder) member.features = { mood: 'imperative', isNegative: true };
  }
}
