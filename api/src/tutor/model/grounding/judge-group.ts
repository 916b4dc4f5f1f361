import type { FormName } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { ClaimName } from './claim-lexicon.ts';
import type { Name, Verdict } from './claim-parts.ts';
import type { FormGroup } from './group-forms.ts';
import { formKey, isFunctionWord, type TableFacts } from './table-facts.ts';

const listSigns = /\s*[,;/]\s*/u;

export interface Judging {
  facts: TableFacts;
  /** Whether the statement names the word; otherwise a form of another word may be meant. */
  isExplicit: boolean;
}

/** Judges forms with the names that a statement gives them. */
export function judgeGroup(
  words: readonly CatalogueWord[],
  { names, slots, hasOr, isFormFirst }: FormGroup,
  { facts, isExplicit }: Judging,
): Verdict {
  const forms = formsNamed(words, names, facts);
  const meant = isFormFirst ? slots.slice(-1) : slots;
  const texts = meant.flatMap(({ text }) => text.split(listSigns)).filter((text) => text !== '');
  if (texts.length === 0 || names.length === 0) return 'unknown';
  if (forms.size === 0) return judgePlural(words, names, { texts, facts, isExplicit });
  const known = { forms, other: facts.otherForms(words), inTables: facts.formsInTables(words) };
  const verdicts = new Set(
    texts.map((text) => {
      const verdict = judgeText(text, known, facts);
      const isOwn = verdict === 'wrong' && known.inTables.has(formKey(text, facts.language));
      const isOfOther = !isOwn && facts.owners(text).length > 0;
      return verdict === 'wrong' && !isExplicit && isOfOther ? 'unknown' : verdict;
    }),
  );
  if (verdicts.has('wrong')) return hasOr && verdicts.has('right') ? 'unknown' : 'wrong';
  return verdicts.has('unknown') ? 'unknown' : 'right';
}

/** A plural of a word that has none. */
function judgePlural(
  words: readonly CatalogueWord[],
  names: readonly Name[],
  { texts, facts, isExplicit }: Judging & { texts: readonly string[] },
): Verdict {
  const isOfPlural = names.length === 1 && names[0]?.name === 'plural';
  const other = facts.otherForms(words);
  const isWrong =
    isOfPlural &&
    isExplicit &&
    words.every((word) => facts.hasNoPlural(word)) &&
    texts.every((text) => !/\s/u.test(text) && !other.has(formKey(text, facts.language))) &&
    texts.every((text) => facts.owners(text).length === 0);
  return isWrong ? 'wrong' : 'unknown';
}

/** The forms that have all the names; or one of them, if they are listed. */
function formsNamed(
  words: readonly CatalogueWord[],
  names: readonly Name[],
  facts: TableFacts,
): ReadonlySet<string> {
  const all = names.map(({ name }) => name).filter(isForm);
  const together = facts.formsUnder(words, all);
  if (!names.some(({ isListed }) => isListed)) return together;
  const each = all.map((name) => facts.formsUnder(words, [name]));
  if (each.some((forms) => forms.size === 0)) return new Set();
  return new Set([...together, ...each.flatMap((forms) => [...forms])]);
}

function isForm(name: ClaimName): name is FormName {
  return name !== 'impf' && name !== 'pf' && name !== 'partner';
}

interface KnownForms {
  forms: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** A form may have an article, a pronoun or a preposition before it. */
function judgeText(text: string, { forms, other }: KnownForms, facts: TableFacts): Verdict {
  const tokens = formKey(text, facts.language).split(' ');
  for (let start = 0; start < tokens.length; start += 1) {
    for (let end = tokens.length; end > start; end -= 1) {
      const piece = tokens.slice(start, end).join(' ');
      if (forms.has(piece)) return 'right';
      if (other.has(piece)) return 'unknown';
    }
  }
  const longest = Math.max(...[...forms].map((form) => form.split(' ').length));
  const lead = tokens.slice(0, Math.max(0, tokens.length - longest));
  const isComparable = lead.every((token) => isFunctionWord(token, facts));
  return isComparable ? 'wrong' : 'unknown';
}
