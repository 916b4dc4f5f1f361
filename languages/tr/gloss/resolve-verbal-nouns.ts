import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Before these *süpürmem* is "my sweeping", not "I don't sweep". */
const needsNoun = wordSet('lazım gerek gerekiyor gerekir gerekli için şart mümkün');

/** What may follow an order: *üzme kendini*. */
const afterOrders = wordSet(
  'sen siz lütfen artık bana beni bize bizi ona onu bunu kendini kendine canım ya',
);

/**
 * Drops the negation of forms that are verbal nouns here, *süpürmem lazım*, *gelmeden önce*, and
 * negates those that are orders: *gitme* at the end, where a verb stands.
 */
export function resolveVerbalNouns(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const after = clause[place + 1]?.text ?? '';
    const isOwn = /m[ae](?:m|n)$/u.test(member.text) && needsNoun.has(after);
    // A word that the bank lacks is an order where it stands alone: *sinirlenme!*
    const isUnknown = member.headword === undefined && clause.length === 1;
    if (isUnknown && /\p{L}{3}m[ae]$/u.test(member.text)) member.features = { isNegative: true };
    if (member.pos !== 'verb') continue;
    const isAfter = /m[ae]d[ae]n$/u.test(member.text) && after === 'sonra';
    if (isOwn || isAfter) {
      const { person, number } = member.features;
      member.features = isOwn && person && number ? { person, number } : {};
    }
    const verb = member.text.split(' ').at(-1);
    const isOrder =
      (after === '' || afterOrders.has(after)) && verb === member.headword?.slice(0, -1);
    if (isOrder) member.features = { mood: 'imperative', isNegative: true };
  }
}
