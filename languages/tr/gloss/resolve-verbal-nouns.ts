import type { ClauseWord } from '../../gloss/clause-word.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Before these *süpürmem* is "my sweeping", not "I don't sweep". */
const needsNoun = wordSet(
  'lazım gerek gerekiyor gerekir gerekti gerekecek gerekli için şart mümkün imkansız imkânsız zor kolay yasak yüzünden sayesinde dışında konusunda',
);

/** Nouns that say what is not done: *gelmeme kararı*. */
const ofNotDoing = /^(?:karar|hakk|ihtimal|neden|sebe[bp]|şans|risk|durum|konusu)/u;
/** *Taşımama* is "my carrying", and before such a noun "not carrying". */
const doubled = /m[ae]m[ae]$/u;

/** An order not to do something, with the vowel that its stem asks for: *sürme*, *bakma*. */
const isOrderNot = (text: string) =>
  text.length > 4 && /(?:[aıou][^aeıioöuü]*ma|[eiöü][^aeıioöuü]*me)$/u.test(text);

/** The verb of a compound: *dışarı çıkma*. */
const lastWord = (text: string) => text.split(' ').at(-1) ?? '';

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
    const isNeeded = needsNoun.has(after) || /^gerek(?:tiğ|eceğ)/u.test(after);
    const isOwn = /m[ae](?:m|n)$/u.test(member.text) && isNeeded;
    // A word that the bank lacks is an order where a verb stands: *sinirlenme!*
    const isUnknown = member.headword === undefined && (after === '' || afterOrders.has(after));
    if (isUnknown && isOrderNot(member.text)) member.features = { isNegative: true };
    if (member.pos !== 'verb') continue;
    const isAfter = /m[ae]d[ae]n$/u.test(member.text) && after === 'sonra';
    if (isOwn || isAfter) {
      const { person, number } = member.features;
      member.features = isOwn && person && number ? { person, number } : {};
    }
    if (doubled.test(member.text) && ofNotDoing.test(after)) member.features = { isNegative: true };
    const verb = lastWord(member.text);
    const isOrder =
      (after === '' || afterOrders.has(after)) &&
      verb === lastWord(member.headword ?? '').slice(0, -1);
    if (isOrder) member.features = { mood: 'imperative', isNegative: true };
  }
}
