import type { LanguageCode } from '@topwords/platform/contracts';
import { nameOf } from '../reading.ts';
import { caseAfter } from './cases.ts';
import type { ClauseUnit } from './clause.ts';
import type { GrammaticalNumber, NounCase } from './features.ts';
import type { FormTables } from './form-tables.ts';
import { genderOf, onlyNumberOf } from './gender.ts';
import { counterOf, headOf, unitBeforePhrase } from './noun-phrases.ts';
import { writeNominal, type Agreement } from './write-nominal.ts';

/** A noun, or a word that goes with one, as the other language says it there. */
export function inflectNominal(
  tables: FormTables,
  to: LanguageCode,
  { clause, place, name }: { clause: readonly ClauseUnit[]; place: number; name: string },
): string {
  const member = clause[place];
  const head = headOf(clause, place);
  if (member?.pos === undefined || head === undefined) return name;
  const agreement = agreementOf(clause, head, to);
  // What follows its noun is said of it, as its subject.
  const isSaid = clause.indexOf(head) < place && member.pos === 'adjective' && to !== 'es';
  const asked: Agreement = isSaid ? { ...agreement, case: 'nominative' } : agreement;
  const form = writeNominal(tables, to, { name, pos: member.pos }, asked);
  return to === 'es' && clause.indexOf(head) > place ? (shortened.get(form) ?? form) : form;
}

/** Spanish words that lose their end before a noun. */
const shortened = new Map(
  Object.entries({
    alguno: 'algún',
    ninguno: 'ningún',
    uno: 'un',
    bueno: 'buen',
    malo: 'mal',
    primero: 'primer',
    tercero: 'tercer',
  }),
);

function agreementOf(clause: readonly ClauseUnit[], head: ClauseUnit, to: LanguageCode): Agreement {
  const counter = counterOf(clause, head);
  const governed = caseOf(clause, head, to);
  if (to === 'ru' && counter !== undefined && governed !== 'prepositional') {
    const isFew = /^(?:два|две|три|четыре)$/u.test(nameOf(counter.reading, 'ru') ?? '');
    return {
      gender: genderOf(head.reading, to),
      number: isFew ? 'singular' : 'plural',
      case: 'genitive',
    };
  }
  return {
    gender: genderOf(head.reading, to),
    number: onlyNumberOf(head.reading, to) ?? numberOf(head, counter, to),
    case: governed,
  };
}

/** Turkish counts in the singular, the others in the plural. */
function numberOf(
  head: ClauseUnit,
  counter: ClauseUnit | undefined,
  to: LanguageCode,
): GrammaticalNumber {
  if (counter !== undefined) return to === 'tr' ? 'singular' : 'plural';
  return head.features.number ?? 'singular';
}

/** The case of a noun by the preposition before it, or as the object of a verb. */
function caseOf(clause: readonly ClauseUnit[], head: ClauseUnit, to: LanguageCode): NounCase {
  const before = unitBeforePhrase(clause, head);
  if (before?.pos === 'preposition') {
    return caseAfter(nameOf(before.reading, to) ?? '', to) ?? 'nominative';
  }
  const isObject =
    before?.pos === 'verb' &&
    !/^(?:be|ser|estar|быть|olmak)$/u.test(before.reading?.word.text ?? '');
  return isObject && to === 'ru' ? 'accusative' : 'nominative';
}
