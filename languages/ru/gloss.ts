import type { ClauseWord } from '../gloss/clause-word.ts';
import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import { fitsRussianPattern } from '../gloss/complement.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [{ auxiliary: 'быть', needs: 'infinitive', says: 'future' }];

/** *Стучите* without *вы* is an order. */
function resolveOrders(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const { candidates = [] } = member.features;
    const order = candidates.find(({ mood }) => mood === 'imperative');
    const hasSubject = clause.slice(0, place).some(({ text }) => text === 'вы' || text === 'ты');
    if (order !== undefined && !hasSubject && !member.isAsked) member.features = order;
  }
}

/** *Лучше меня* is "better than me": a genitive without a preposition. */
function resolveComparisons(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const before = clause[place - 1];
    const isCompared =
      before?.features.isComparative || before?.text === 'лучше' || before?.text === 'хуже';
    if (isCompared && member.pos === 'pronoun' && member.features.case === 'accusative')
      member.features = { ...member.features, case: 'ablative' };
  }
}

export const gloss: GlossRules = {
  fitsPattern: fitsRussianPattern,
  unmarked: (text) => text.replaceAll('ё', 'е'),
  /** *по-русски*, "in Russian". */
  stem: (word) => word.replace(/^по-(?=\p{L}+ски$)/u, '').replace(/^(\p{L}+ск)и$/u, '$1ий'),
  /** *Давай закажем* is "let's order". */
  weigh({ headword, text, pos, textAfter }) {
    if (/^давай(?:те)?$/u.test(text)) return pos !== 'verb' && textAfter !== '' ? -1.5 : 0;
    // *Его* is "him" wherever no noun follows that it could be the owner of.
    return /^(?:его|е[её]|их)$/u.test(text) && /^он[аио]?$/u.test(headword) ? -1.2 : 0;
  },
  thirdPerson: /(?:[еёи]т|[уюая]т|л|ла|ло|ли|шёл)(?:ся|сь)?$/u,
  beforeVerbs: 'я ты он она оно мы вы они не',

  resolveVerbs(clause) {
    resolveOrders(clause);
    resolveComparisons(clause);
    resolveCompounds(clause, compounds);
  },
  verbsShowPersons: true,
  casesOfPrepositions: true,
};
