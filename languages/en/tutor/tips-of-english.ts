import { englishTips, type EnglishTips } from './english-tips.ts';
import {
  cellIn,
  formIn,
  mark,
  markAll,
  quoteSentence,
  markTable,
  tableOf,
  onlyNumber,
} from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Tips about the forms of an English word. */
export function tipsOfEnglish(teaching: Teaching): Tip[] {
  const tips = englishTips.get(teaching.facts.native);
  if (!tips) return [];
  const pronoun = tableOf(teaching, 'personal-pronoun');
  return [
    ...verbTips(teaching, tips),
    modalTip(teaching, tips),
    ...nounTips(teaching, tips),
    adjectiveTip(teaching, tips),
    articleTip(teaching, tips),
    pronoun && tips.pronoun(markTable(pronoun)),
  ];
}

function verbTips(teaching: Teaching, tips: EnglishTips): Tip[] {
  const { facts } = teaching;
  const { text } = facts.word;
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
  const sound = past.isIrregular || text.includes(' ') ? undefined : pastSound(facts.ipa);
  return [
    kind,
    third && gerund && tips.verbEndings(mark(third), mark(gerund)),
    isDoubled && tips.doubled(markAll(past.isIrregular ? [gerund] : [past.form, gerund])),
    isY && tips.yToI(mark(past.form), mark(text)),
    sound && tips.pastSound(mark(past.form), sound),
  ];
}

const modals = wordSet('can could may might must shall should will would');

/** Words between a modal verb and its other verb in questions and negations. */
const between = wordSet(
  'i you he she it we they the a not this that these those anyone someone somebody anybody never always also really still only just my your his her our their there everyone',
);

/** Verbs followed by another verb without "to", as their sentences show. */
function modalTip({ facts }: Teaching, tips: EnglishTips): Tip {
  const { text } = facts.word;
  if (!modals.has(text)) return undefined;
  const pairs = facts.uses.flatMap(({ sentence, end, form }) => {
    const [, next] = /^ ([a-z]+)/u.exec(sentence.text.slice(end)) ?? [];
    return next === undefined || between.has(next) ? [] : [`${form.toLowerCase()} ${next}`];
  });
  return tips.modal(mark(text), markAll(pairs.slice(0, 3)));
}

/** The pronunciation of -ed after the last sound of a word. */
function pastSound(ipa: string | null): string | undefined {
  if (ipa === null) return undefined;
  if (/[td]$/u.test(ipa)) return '/ɪd/';
  return /(?:[pkfsʃθ]|tʃ)$/u.test(ipa) ? '/t/' : '/d/';
}

/** The pronunciation of -s after the last sound of a word. */
function endingSound(ipa: string | null): string | undefined {
  if (ipa === null) return undefined;
  if (ipa.endsWith('θ')) return undefined;
  if (/[szʃʒ]$/u.test(ipa)) return '/ɪz/';
  return /[ptkf]$/u.test(ipa) ? '/s/' : '/z/';
}

function nounTips(teaching: Teaching, tips: EnglishTips): Tip[] {
  const { facts } = teaching;
  const { text } = facts.word;
  const number = onlyNumber(teaching);
  if (number === 'singular-only') return [tips.uncountable(mark(text))];
  if (number === 'plural-only') return [tips.pluralOnly(mark(text))];
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  if (plural === undefined) return [];
  if (plural.form === text) return [tips.samePlural(mark(text))];
  if (plural.isIrregular) return [tips.irregularPlural(mark(text), mark(plural.form))];
  const sound = text.includes(' ') ? undefined : endingSound(facts.ipa);
  return [
    tips.plural(mark(text), mark(plural.form)),
    sound && tips.endingSound(mark(plural.form), sound),
  ];
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

/**
 * `an hour`, `a university`: when the first letter misleads, with an example from the sentences.
 */
function articleTip(teaching: Teaching, tips: EnglishTips): Tip {
  const { facts } = teaching;
  const { text, pos } = facts.word;
  if (pos !== 'noun' || !/^[aeiouh]/u.test(text)) return undefined;
  const use = facts.uses.find((one) => /\ban? $/u.test(one.sentence.text.slice(0, one.start)));
  if (use === undefined) return undefined;
  const [article = ''] = /an? $/u.exec(use.sentence.text.slice(0, use.start)) ?? [];
  return tips.article(mark(article + use.form), quoteSentence(teaching, use.sentence));
}
