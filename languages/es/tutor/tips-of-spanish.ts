import { spanishTips, type SpanishTips } from './spanish-tips.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { cellIn, formIn, mark, markAll, tableOf, type FilledCell } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';

/** Tips about the gender and forms of a Spanish word that a learner would get wrong. */
export function tipsOfSpanish(teaching: Teaching): Tip[] {
  const tips = spanishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [
    genderTip(teaching, tips),
    pluralTip(teaching, tips),
    ...adjectiveTips(teaching, tips),
    ...verbTips(teaching, tips),
  ];
}

/**
 * The gender of a noun whose ending is that of the other, with an article: *el mapa*. What its
 * ending does not show, its part of speech says.
 */
function genderTip({ facts }: Teaching, tips: SpanishTips): Tip {
  const { gender } = facts.usage;
  const { text } = facts.word;
  if (/\s/u.test(text)) return undefined;
  if (gender === 'mf' && !text.endsWith('s'))
    return tips.bothGenders(mark(text), markAll([`el ${text}`, `la ${text}`]));
  if (gender === 'm' && text.endsWith('a')) return tips.gender(mark(text), 'm', mark(`el ${text}`));
  return gender === 'f' && text.endsWith('o') && tips.gender(mark(text), 'f', mark(`la ${text}`));
}

function pluralTip(teaching: Teaching, tips: SpanishTips): Tip {
  const { text } = teaching.facts.word;
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  if (plural === undefined) return undefined;
  const form = mark(plural.form);
  if (plural.form === text) return tips.samePlural(mark(text));
  if (plural.isIrregular) return tips.irregularPlural(form);
  if (text.endsWith('z') && plural.form.endsWith('ces')) return tips.pluralZ(form);
  const [isMarked, isPluralMarked] = [text, plural.form].map((one) => /[áéíóú]/u.test(one));
  if (isMarked === isPluralMarked) return undefined;
  return isMarked ? tips.pluralWithout(form) : tips.pluralWith(form);
}

function adjectiveTips(teaching: Teaching, tips: SpanishTips): Tip[] {
  const { text, pos } = teaching.facts.word;
  const table = tableOf(teaching, 'agreement');
  const comparative = cellIn(tableOf(teaching, 'comparison'), 'comparative');
  const plural = formIn(table, 'plural', 'masculine');
  const isOfOneGender = formIn(table, 'singular', 'feminine') === text;
  return [
    pos === 'adjective' &&
      isOfOneGender &&
      plural &&
      plural !== text &&
      tips.oneGender(mark(text), mark(plural)),
    comparative?.isIrregular && tips.comparative(mark(comparative.form)),
  ];
}

function verbTips(teaching: Teaching, tips: SpanishTips): Tip[] {
  const { facts } = teaching;
  const { stem } = facts;
  const present = tableOf(teaching, 'present');
  if (present === undefined) return [];
  const yo = cellIn(present, 'first', 'singular');
  const we = formIn(present, 'first', 'plural');
  if (yo === undefined || we === undefined) return [];
  const you = formIn(present, 'second', 'singular');
  const he = cellIn(present, 'third', 'singular');
  const isReflexive = /(?:ar|er|ir|ír)se$/u.test(facts.word.text);
  const isWhole = stem === undefined && he?.isIrregular === true;
  if (isWhole && isOnlyAccented(facts.word.text, he.form)) {
    return [tips.accent(mark(he.form), mark(we)), ...irregularTenses(teaching, tips)];
  }
  if (isWhole)
    return [tips.irregularVerb(markPresent(present)), ...irregularTenses(teaching, tips)];
  return [
    isReflexive && tips.reflexive(markAll([yo.form, you])),
    stem && he && tips.stem(changeOf(stem, he.form), mark(he.form), mark(we)),
    yo.isIrregular && !isOfStem(yo.form, he) && tips.firstPerson(mark(yo.form)),
    ...irregularTenses(teaching, tips),
  ];
}

/** Whether a third person differs from a regular one by an accent mark alone: prohíbe. */
function isOnlyAccented(infinitive: string, he: string): boolean {
  const plain = he.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  const stem = infinitive.replace(/[aeií]r(?:se)?$/u, '');
  const isInStem = plain !== he && /[ae]$/u.test(he);
  return isInStem && [`${stem}a`, `${stem}e`].includes(plain.split(' ').at(-1) ?? '');
}

/** The persons of the singular, then those of the plural. */
function markPresent(present: ParadigmTable): string {
  const persons = ['first', 'second', 'third'] as const;
  return markAll(
    (['singular', 'plural'] as const).flatMap((column) =>
      persons.map((person) => formIn(present, person, column)),
    ),
  );
}

/** A change of a stem as a learner reads it. At the beginning of a word, ue is written hue. */
function changeOf(stem: string, changed: string): string {
  const [from = '', to = ''] = stem.split('>');
  return `${from} → ${changed.startsWith(`h${to}`) && from !== 'h' ? `h${to}` : to}`;
}

/** Whether the first person has the stem of the third: juego, juega; sigo, sigue. */
function isOfStem(yo: string, he: FilledCell | undefined): boolean {
  if (!he?.isIrregular) return false;
  const [first = '', third = ''] = [yo, he.form].map((form) => form.split(' ').at(-1));
  const stem = first.slice(0, -1);
  return [`${stem}a`, `${stem}e`, `${stem}ue`].includes(third);
}

function irregularTenses(teaching: Teaching, tips: SpanishTips): Tip[] {
  const preterite = tableOf(teaching, 'preterite');
  const [yo, he] = [cellIn(preterite, 'first', 'singular'), cellIn(preterite, 'third', 'singular')];
  const future = cellIn(tableOf(teaching, 'future'), 'first', 'singular');
  const plain = tableOf(teaching, 'non-finite');
  const [participle, gerund] = [cellIn(plain, 'participle'), cellIn(plain, 'gerund')];
  return [
    (yo?.isIrregular || he?.isIrregular) && tips.preterite(markAll([yo?.form, he?.form])),
    participle?.isIrregular && tips.participle(mark(participle.form)),
    future?.isIrregular && tips.future(mark(future.form)),
    gerund?.isIrregular && tips.gerund(mark(gerund.form)),
  ];
}
