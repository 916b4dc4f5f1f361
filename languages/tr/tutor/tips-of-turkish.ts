import { turkishTips, type TurkishTips } from './turkish-tips.ts';
import { cellIn, formIn, mark, markAll, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';
import { isFront, vowelsOf } from '../grammar/sounds.ts';
import { withoutCircumflex } from '../grammar/without-circumflex.ts';

/** Tips about endings of a Turkish word that its vowels and consonants do not show. */
export function tipsOfTurkish(teaching: Teaching): Tip[] {
  const tips = turkishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [...nounTips(teaching, tips), ...verbTips(teaching, tips)];
}

/** For words like saat, which take the other vowels: saati. */
function harmonyTip({ facts }: Teaching, tips: TurkishTips, stem: string, forms: string): Tip {
  const { harmony } = facts.inflection;
  const vowel = vowelsOf(withoutCircumflex(stem)).at(-1);
  if (harmony === undefined || vowel === undefined || forms === '') return undefined;
  const { low, high } = harmony;
  if (isFront(vowel) === (low === 'e')) return undefined;
  return tips.againstHarmony(mark(vowel), mark(low), mark(high), forms);
}

function nounTips(teaching: Teaching, tips: TurkishTips): Tip[] {
  const { facts } = teaching;
  const { text, pos } = facts.word;
  const table = tableOf(teaching, 'declension');
  if (table === undefined) return [];
  const singular = table.columns.includes('singular') ? 'singular' : 'form';
  if (pos === 'pronoun') {
    const cases = table.rows.flatMap(({ label }) => formIn(table, label, singular) ?? []);
    const odd = cases.filter((form) => !form.startsWith(text));
    return [odd.length > 0 && tips.irregularCases(markAll(odd))];
  }
  const plural = formIn(table, 'nominative', 'plural');
  const accusative = formIn(table, 'accusative', singular);
  const dative = formIn(table, 'dative', singular);
  return [
    harmonyTip(teaching, tips, text, markAll([accusative, plural])),
    accusative && stemTip(teaching, tips, [accusative, dative]),
  ];
}

/** What happens to the end of a noun before an ending. */
function stemTip(
  { facts }: Teaching,
  tips: TurkishTips,
  [accusative, dative]: [string, string | undefined],
): Tip {
  const { text } = facts.word;
  const { softening } = facts.inflection;
  const form = mark(accusative);
  if (softening !== undefined) {
    return tips.softening(mark(softening.from), mark(softening.to), markAll([accusative, dative]));
  }
  const endsInVowel = /[aeıioöuü]$/u.test(text);
  if (endsInVowel) return /n[ıiuü]$/u.test(accusative) && tips.compound(form);
  if (accusative.length === text.length) return tips.vowelLost(form);
  return accusative.startsWith(`${text}${text.at(-1)}`) && tips.doubled(form);
}

function verbTips(teaching: Teaching, tips: TurkishTips): Tip[] {
  const { facts } = teaching;
  const [now, past, aorist, future] = (
    ['present-continuous', 'past-definite', 'aorist', 'future'] as const
  ).map((name) => cellIn(tableOf(teaching, name), 'third', 'singular'));
  if (now === undefined || past === undefined) return [];
  const changesStem = facts.inflection.softening !== undefined || future?.isIrregular;
  const stem = facts.word.text.replace(/m[ae]k$/u, '');
  return [
    harmonyTip(teaching, tips, stem, markAll([past.form, future?.form])),
    changesStem && tips.stemChanges(markAll([now.form, future?.form])),
    // In gider and hisseder the ending is that of short verbs, and their stems have a tip.
    aorist?.isIrregular && !/[ae]r$/u.test(aorist.form) && tips.irregularAorist(mark(aorist.form)),
  ];
}
