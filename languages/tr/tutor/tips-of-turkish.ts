import { turkishTips, type TurkishTips } from './turkish-tips.ts';
import { cellIn, formIn, mark, markAll, tableOf } from '../../tutor/writing.ts';
import type { Teaching } from '../../tutor/teaching.ts';
import { mapOf } from '../../lookup/map-of.ts';

/** Tips about the vowels and endings of a Turkish word. */
export function tipsOfTurkish(teaching: Teaching): string[] {
  const tips = turkishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [...nounTips(teaching, tips), ...verbTips(teaching, tips)];
}

const low = mapOf<'a' | 'e'>({
  a: 'a',
  ı: 'a',
  o: 'a',
  u: 'a',
  e: 'e',
  i: 'e',
  ö: 'e',
  ü: 'e',
});

function lastVowel(text: string): string | undefined {
  return text
    .replaceAll('â', 'a')
    .replaceAll('î', 'i')
    .replaceAll('û', 'u')
    .match(/[aeıioöuü]/gu)
    ?.at(-1);
}

function harmonyTip(teaching: Teaching, tips: TurkishTips, stem: string, forms: string): string[] {
  const { harmony } = teaching.facts.inflection;
  const vowel = lastVowel(stem);
  if (harmony === undefined || vowel === undefined || forms === '') return [];
  const word = mark(teaching.facts.word.text);
  return low.get(vowel) === harmony.low
    ? [tips.harmony(word, vowel, harmony.low, harmony.high, forms)]
    : [tips.againstHarmony(word, vowel, harmony.low, harmony.high, forms)];
}

function nounTips(teaching: Teaching, tips: TurkishTips): string[] {
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
  const lines = harmonyTip(teaching, tips, text, markAll([plural, accusative, locative]));
  if (accusative !== undefined) {
    const word = mark(text);
    if (softening !== undefined)
      lines.push(tips.softening(word, softening.from, softening.to, markAll([accusative, dative])));
    else if (/[aeıioöuü]$/u.test(text) && /y[ıiuü]$/u.test(accusative))
      lines.push(tips.buffer(word, mark(accusative)));
    else if (accusative.length === text.length && !/[aeıioöuü]$/u.test(text))
      lines.push(tips.vowelLost(word, mark(accusative)));
    else if (accusative.startsWith(`${text}${text.at(-1)}`))
      lines.push(tips.doubled(word, mark(accusative)));
  }
  return [...lines, ...ownedTip(teaching, tips)];
}

/** A tip on possessive endings, for nouns that our sentences show with an owner. */
function ownedTip(teaching: Teaching, tips: TurkishTips): string[] {
  const isOwned = teaching.facts.uses.some(({ labels }) =>
    labels.some(({ table, row }) => table === 'possessive' && row === 'first'),
  );
  const owned = tableOf(teaching, 'possessive');
  const forms = (['first', 'second', 'third'] as const).map((row) =>
    formIn(owned, row, 'singular'),
  );
  return isOwned ? [tips.possessive(markAll(forms))] : [];
}

function verbTips(teaching: Teaching, tips: TurkishTips): string[] {
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
  const start =
    words.length > 1
      ? [tips.compound(mark(text), mark(last), forms)]
      : [tips.verb(mark(text), mark(`${stem}-`), forms)];
  const { softening } = facts.inflection;
  const { form = '', isIrregular = false } = aorist ?? {};
  return [
    ...start,
    ...harmonyTip(teaching, tips, stem, markAll([past.form, future?.form])),
    ...(softening === undefined || future === undefined
      ? []
      : [
          tips.softening(
            mark(`${stem}-`),
            softening.from,
            softening.to,
            markAll([now.form, future.form]),
          ),
        ]),
    ...(form === ''
      ? []
      : [
          isIrregular
            ? tips.irregularAorist(mark(text), mark(form))
            : tips.aorist(mark(text), mark(form)),
        ]),
  ];
}
