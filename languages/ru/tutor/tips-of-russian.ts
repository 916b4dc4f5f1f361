import { russianTips, type RussianTips } from './russian-tips.ts';
import { cellIn, formIn, mark, markAll, markTable, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';

/** Tips about the gender and forms of a Russian word. */
export function tipsOfRussian(teaching: Teaching): Tip[] {
  const tips = russianTips.get(teaching.facts.native);
  if (!tips) return [];
  return [
    ...nounTips(teaching, tips),
    ...adjectiveTips(teaching, tips),
    ...verbTips(teaching, tips),
    casesTip(teaching, tips),
  ];
}

function nounTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const { facts } = teaching;
  const { text, pos } = facts.word;
  const word = mark(text);
  const { declension, animate } = facts.inflection;
  const { gender } = facts.usage;
  if (declension === 'indeclinable') {
    return [gender && tips.gender(word, gender, null), tips.indeclinable(word)];
  }
  const table = tableOf(teaching, 'declension');
  const genitive = formIn(table, 'genitive', 'singular');
  const plurals = formIn(table, 'genitive', 'plural') ?? null;
  const plural = cellIn(table, 'nominative', 'plural');
  const accusative = formIn(table, 'accusative', 'singular');
  const ofGender = gender && tips.gender(word, gender, declension ?? null);
  if (pos !== 'noun' || table === undefined) return [ofGender];
  return [
    ofGender,
    genitive && tips.genitive(word, mark(genitive), plurals && mark(plurals)),
    genitive && losesVowel(text, genitive) && tips.fleeting(word, mark(genitive)),
    plural?.isIrregular && tips.irregularPlural(word, mark(plural.form)),
    animate && accusative && accusative === genitive && tips.animate(word, mark(accusative)),
  ];
}

/** Whether the vowel before the last consonant is dropped: отец, отца. */
function losesVowel(nominative: string, genitive: string): boolean {
  const [, start, last] = /^(.+)[оеё]([^аеёиоуыэюяьй])ь?$/u.exec(nominative) ?? [];
  if (start === undefined || last === undefined) return false;
  return [`${start}${last}`, `${start}ь${last}`].some((stem) => genitive.slice(0, -1) === stem);
}

function adjectiveTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const agreement = tableOf(teaching, 'agreement');
  const forms = (['masculine', 'feminine', 'neuter', 'plural'] as const).map((column) =>
    formIn(agreement, 'nominative', column),
  );
  const short = tableOf(teaching, 'short-forms');
  const comparative = cellIn(tableOf(teaching, 'comparison'), 'comparative');
  return [
    forms[0] && tips.agreement(markAll(forms)),
    short && tips.shortForms(markTable(short)),
    comparative && tips.comparative(mark(comparative.form), comparative.isIrregular),
  ];
}

function verbTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const { facts } = teaching;
  const present = tableOf(teaching, 'present');
  const personal = present ?? tableOf(teaching, 'future');
  const [i, you, they] = [
    cellIn(personal, 'first', 'singular'),
    cellIn(personal, 'second', 'singular'),
    cellIn(personal, 'third', 'plural'),
  ];
  const forms = markAll([i?.form, you?.form, they?.form]);
  const past = tableOf(teaching, 'past');
  const hasIrregularPast = past?.rows[0]?.cells.some((cell) => cell?.irregular === true) === true;
  const imperative = formIn(tableOf(teaching, 'imperative'), 'second', 'singular');
  const { conjugation } = facts.inflection;
  const known = conjugation === 'first' || conjugation === 'second' || conjugation === 'mixed';
  return [
    forms !== '' &&
      known &&
      tips.conjugation(mark(facts.word.text), conjugation, forms, present === undefined),
    past && hasIrregularPast && tips.past(markTable(past)),
    imperative && tips.imperative(mark(imperative)),
  ];
}

/** The cases of pronouns and numerals, which follow no rule. */
function casesTip(teaching: Teaching, tips: RussianTips): Tip {
  const { facts } = teaching;
  if (facts.word.pos === 'noun' || facts.word.pos === 'adjective') return undefined;
  const table = tableOf(teaching, 'declension') ?? tableOf(teaching, 'personal-pronoun');
  return table && tips.cases(mark(facts.word.text), markTable(table));
}
