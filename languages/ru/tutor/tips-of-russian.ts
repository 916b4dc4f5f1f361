import { genderByDeclension } from './gender-by-declension.ts';
import { russianTips, type RussianTips } from './russian-tips.ts';
import { genderOf, noteOf } from '../../tutor/gender.ts';
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

/** Tips about the gender, cases, aspect and government of a Russian word. */
export function tipsOfRussian(teaching: Teaching): Tip[] {
  const tips = russianTips.get(teaching.facts.native);
  if (!tips) return [];
  return [
    ...nounTips(teaching, tips),
    ...adjectiveTips(teaching, tips),
    aspectTip(teaching, tips),
    ...verbTips(teaching, tips),
    ...governmentTips(teaching, tips),
    casesTip(teaching, tips),
  ];
}

function nounTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const { facts } = teaching;
  const { text, pos } = facts.word;
  const word = mark(text);
  const { declension, animate } = facts.inflection;
  const number = onlyNumber(teaching);
  const gender = genderOf(teaching, genderByDeclension);
  if (noteOf(teaching, 'indeclinable') === true || declension === 'indeclinable') {
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
    number === 'singular-only' && tips.uncountable(word),
    number === 'plural-only' && gender !== 'pl' && tips.pluralOnly(word),
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

function aspectTip(teaching: Teaching, tips: RussianTips): Tip {
  const { facts } = teaching;
  const noted = noteOf(teaching, 'aspect');
  const names = { impf: 'imperfective', pf: 'perfective', both: 'both' } as const;
  const aspect = facts.inflection.aspect ?? (noted && names[noted]);
  const pair = noteOf(teaching, 'pair');
  return aspect && tips.aspect(mark(facts.word.text), aspect, pair ? mark(pair) : null);
}

function verbTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const { facts } = teaching;
  const personal = tableOf(teaching, 'present') ?? tableOf(teaching, 'future');
  const [i, you, they] = [
    cellIn(personal, 'first', 'singular'),
    cellIn(personal, 'second', 'singular'),
    cellIn(personal, 'third', 'plural'),
  ];
  const forms = markAll([i?.form, you?.form, they?.form]);
  const past = tableOf(teaching, 'past');
  const hasIrregularPast = past?.rows[0]?.cells.some((cell) => cell?.irregular === true) === true;
  const imperative = formIn(tableOf(teaching, 'imperative'), 'second', 'singular');
  const { conjugation, aspect } = facts.inflection;
  const known = conjugation === 'first' || conjugation === 'second' || conjugation === 'mixed';
  return [
    forms !== '' &&
      known &&
      tips.conjugation(mark(facts.word.text), conjugation, forms, aspect === 'perfective'),
    past && hasIrregularPast && tips.past(markTable(past)),
    imperative && tips.imperative(mark(imperative)),
  ];
}

function governmentTips(teaching: Teaching, tips: RussianTips): string[] {
  const { facts, texts } = teaching;
  return facts.governments.slice(0, 2).map(({ governed, sentence }) => {
    const named = governed.map((one) =>
      one.case === 'infinitive'
        ? tips.infinitive
        : tips.governed(
            one.prepositions.length === 0 ? null : markAll(one.prepositions),
            texts.places[one.case],
          ),
    );
    const shown = sentence && quoteSentence(teaching, sentence);
    return tips.government(mark(facts.word.text), texts.and(named), shown);
  });
}

/** The cases of pronouns and numerals, which follow no rule. */
function casesTip(teaching: Teaching, tips: RussianTips): Tip {
  const { facts } = teaching;
  if (facts.word.pos === 'noun' || facts.word.pos === 'adjective') return undefined;
  const table = tableOf(teaching, 'declension') ?? tableOf(teaching, 'personal-pronoun');
  return table && tips.cases(mark(facts.word.text), markTable(table));
}
