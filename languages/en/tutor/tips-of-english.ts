import { englishTips, type EnglishTips } from './english-tips.ts';
import { cellIn, formIn, mark, markAll, markTable, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';

/** Tips about the forms of an English word. */
export function tipsOfEnglish(teaching: Teaching): Tip[] {
  const tips = englishTips.get(teaching.facts.native);
  if (!tips) return [];
  const pronoun = tableOf(teaching, 'personal-pronoun');
  return [
    ...verbTips(teaching, tips),
    nounTip(teaching, tips),
    adjectiveTip(teaching, tips),
    pronoun && tips.pronoun(markTable(pronoun)),
  ];
}

function verbTips(teaching: Teaching, tips: EnglishTips): Tip[] {
  const { text } = teaching.facts.word;
  const table = tableOf(teaching, 'principal-parts');
  const past = cellIn(table, 'past');
  const participle = formIn(table, 'past-participle');
  if (past === undefined || participle === undefined) return [];
  const [third, gerund] = [formIn(table, 'third-person'), formIn(table, 'gerund')];
  const isSame = past.form === text && participle === text;
  const kind = isSame
    ? tips.sameForms(mark(text))
    : past.isIrregular || participle !== past.form
      ? tips.irregularVerb(mark(text), mark(past.form), mark(participle))
      : tips.regularVerb(mark(text), mark(past.form));
  const isDoubled = gerund === `${text}${text.at(-1)}ing`;
  const isY = text.endsWith('y') && past.form.endsWith('ied');
  return [
    kind,
    third && gerund && tips.verbEndings(mark(third), mark(gerund)),
    isDoubled && tips.doubled(markAll(past.isIrregular ? [gerund] : [past.form, gerund])),
    isY && tips.yToI(mark(past.form), mark(text)),
  ];
}

function nounTip(teaching: Teaching, tips: EnglishTips): Tip {
  const { text } = teaching.facts.word;
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  if (plural === undefined) return undefined;
  if (plural.form === text) return tips.samePlural(mark(text));
  const tip = plural.isIrregular ? tips.irregularPlural : tips.plural;
  return tip(mark(text), mark(plural.form));
}

function adjectiveTip(teaching: Teaching, tips: EnglishTips): Tip {
  const table = tableOf(teaching, 'comparison');
  const comparative = cellIn(table, 'comparative');
  const superlative = formIn(table, 'superlative');
  if (comparative === undefined || superlative === undefined) return undefined;
  const { text } = teaching.facts.word;
  return comparative.isIrregular
    ? tips.irregularComparison(mark(text), mark(comparative.form), mark(superlative))
    : tips.comparison(mark(comparative.form), mark(superlative));
}
