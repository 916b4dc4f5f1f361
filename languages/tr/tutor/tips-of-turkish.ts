import { turkishTips, type TurkishTips } from './turkish-tips.ts';
import { cellIn, formIn, mark, markAll, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';
import { isFront, vowelsOf } from '../grammar/sounds.ts';
import { withoutCircumflex } from '../grammar/without-circumflex.ts';

/** Tips about the vowels and endings of a Turkish word. */
export function tipsOfTurkish(teaching: Teaching): Tip[] {
  const tips = turkishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [...nounTips(teaching, tips), ...verbTips(teaching, tips)];
}

function harmonyTip({ facts }: Teaching, tips: TurkishTips, stem: string, forms: string): Tip {
  const { harmony } = facts.inflection;
  const vowel = vowelsOf(withoutCircumflex(stem)).at(-1);
  if (harmony === undefined || vowel === undefined || forms === '') return undefined;
  const tip = isFront(vowel) === (harmony.low === 'e') ? tips.harmony : tips.againstHarmony;
  return tip(mark(facts.word.text), vowel, harmony.low, harmony.high, forms);
}

function nounTips(teaching: Teaching, tips: TurkishTips): Tip[] {
  const { facts } = teaching;
  const { text, pos } = facts.word;
  const table = tableOf(teaching, 'declension');
  if (table === undefined) return [];
  const plural = formIn(table, 'nominative', 'plural');
  const singular = facts.tables.some((one) => one === table && one.columns.includes('singular'))
    ? 'singular'
    : 'form';
  const [accusative, dative, locative] = (['accusative', 'dative', 'locative'] as const).map(
    (row) => formIn(table, row, singular),
  );
  if (pos === 'pronoun')
    return [tips.cases(mark(text), markAll(table.rows.map((row) => row.cells[0]?.forms[0])))];
  const { softening } = facts.inflection;
  const stemTip = (form: string): Tip => {
    const word = mark(text);
    if (softening !== undefined)
      return tips.softening(word, softening.from, softening.to, markAll([form, dative]));
    const endsInVowel = /[aeıioöuü]$/u.test(text);
    if (endsInVowel && /y[ıiuü]$/u.test(form)) return tips.buffer(word, mark(form));
    if (!endsInVowel && form.length === text.length) return tips.vowelLost(word, mark(form));
    return form.startsWith(`${text}${text.at(-1)}`) && tips.doubled(word, mark(form));
  };
  return [
    harmonyTip(teaching, tips, text, markAll([plural, accusative, locative])),
    accusative && stemTip(accusative),
    ownedTip(teaching, tips),
  ];
}

function ownedTip(teaching: Teaching, tips: TurkishTips): Tip {
  const owned = tableOf(teaching, 'possessive');
  const forms = (['first', 'second', 'third'] as const).map((row) =>
    formIn(owned, row, 'singular'),
  );
  return owned && tips.possessive(markAll(forms));
}

function verbTips(teaching: Teaching, tips: TurkishTips): Tip[] {
  const { facts } = teaching;
  const { text } = facts.word;
  const [now, past, aorist, future] = (
    ['present-continuous', 'past-definite', 'aorist', 'future'] as const
  ).map((name) => cellIn(tableOf(teaching, name), 'third', 'singular'));
  if (now === undefined || past === undefined) return [];
  const forms = markAll([now.form, past.form, future?.form]);
  const words = text.split(' ');
  const stem = text.replace(/m[ae]k$/u, '');
  const last = words.at(-1) ?? text;
  const { softening } = facts.inflection;
  const { from, to } = softening ?? {};
  return [
    words.length > 1
      ? tips.compound(mark(text), mark(last), forms)
      : tips.verb(mark(text), mark(`${stem}-`), forms),
    harmonyTip(teaching, tips, stem, markAll([past.form, future?.form])),
    from &&
      to &&
      future &&
      tips.softening(mark(`${stem}-`), from, to, markAll([now.form, future.form])),
    aorist &&
      (aorist.isIrregular ? tips.irregularAorist : tips.aorist)(mark(text), mark(aorist.form)),
  ];
}
