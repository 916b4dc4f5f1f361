import { englishTips, type EnglishTips } from './english-tips.ts';
import { cellIn, formIn, mark, markAll, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';

/** Tips about forms of an English word that a learner would get wrong. */
export function tipsOfEnglish(teaching: Teaching): Tip[] {
  const tips = englishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [...verbTips(teaching, tips), nounTip(teaching, tips), ...adjectiveTips(teaching, tips)];
}

function verbTips(teaching: Teaching, tips: EnglishTips): Tip[] {
  const { text } = teaching.facts.word;
  const table = tableOf(teaching, 'principal-parts');
  const past = cellIn(table, 'past');
  const participle = cellIn(table, 'past-participle');
  if (past === undefined || participle === undefined) return [];
  const [third, gerund] = [formIn(table, 'third-person'), formIn(table, 'gerund')];
  const isSame = past.form === text && participle.form === text;
  const isIrregular = past.isIrregular || participle.form !== past.form;
  const isDoubled = gerund === `${text}${text.at(-1)}ing`;
  const doubled = [past.form, gerund].filter((form) => form?.startsWith(`${text}${text.at(-1)}`));
  const isY = text.endsWith('y') && third?.endsWith('ies');
  const regular = past.form.endsWith('ied') ? past.form : undefined;
  return [
    isSame
      ? tips.sameForms(mark(text))
      : isIrregular && tips.irregularVerb(mark(text), markAll(past.all), markAll(participle.all)),
    isDoubled && tips.doubled(markAll(doubled)),
    isY
      ? tips.yToI(markAll([third, regular]))
      : third !== undefined && third !== `${text}s` && tips.thirdPerson(mark(third)),
  ];
}

function nounTip(teaching: Teaching, tips: EnglishTips): Tip {
  const { text } = teaching.facts.word;
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  if (plural === undefined) return undefined;
  if (plural.form === text) return tips.samePlural(mark(text));
  return plural.isIrregular && tips.irregularPlural(markAll(plural.all));
}

function adjectiveTips(teaching: Teaching, tips: EnglishTips): Tip[] {
  const { text } = teaching.facts.word;
  const table = tableOf(teaching, 'comparison');
  const comparative = cellIn(table, 'comparative');
  const superlative = formIn(table, 'superlative');
  if (comparative === undefined || superlative === undefined) return [];
  const isDoubled = comparative.form === `${text}${text.at(-1)}er`;
  // Such as shyer, which only keeps its y.
  const isOther = comparative.isIrregular && comparative.form !== `${text}er`;
  return [
    isOther && tips.irregularComparison(mark(comparative.form), mark(superlative)),
    isDoubled && tips.doubled(markAll([comparative.form, superlative])),
  ];
}
