import { genderByArticle } from './gender-by-article.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { spanishTips, type SpanishTips } from './spanish-tips.ts';
import { genderOf, noteOf } from '../../tutor/gender.ts';
import { cellIn, formIn, mark, markAll, tableOf, onlyNumber } from '../../tutor/writing.ts';
import type { Teaching } from '../../tutor/teaching.ts';

/** Tips about the gender and forms of a Spanish word. */
export function tipsOfSpanish(teaching: Teaching): string[] {
  const tips = spanishTips.get(teaching.facts.native);
  if (!tips) return [];
  return [
    ...nounTips(teaching, tips),
    ...adjectiveTips(teaching, tips),
    ...verbTips(teaching, tips),
    ...pronounTip(teaching, tips),
  ];
}

/** A feminine noun whose first syllable is a stressed a: agua, área, not amiga. */
function beginsWithStressedA(text: string): boolean {
  if (/^h?á/u.test(text)) return true;
  if (!/^h?a/u.test(text) || /[áéíóú]/u.test(text) || text.includes(' ')) return false;
  const vowels = text.match(/[aeo]|[iu](?![aeo])(?<![aeo][iu])/gu)?.length ?? 0;
  return /[aeious]$/u.test(text) ? vowels === 2 : vowels === 1;
}

function nounTips(teaching: Teaching, tips: SpanishTips): string[] {
  const { facts } = teaching;
  const { text } = facts.word;
  const gender = genderOf(teaching, genderByArticle);
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  const number = onlyNumber(teaching);
  if (gender === 'pl' || number === 'plural-only') return [tips.pluralOnly(mark(text))];
  if (gender === undefined && plural === undefined) return [];
  const isEl = gender === 'f' && beginsWithStressedA(text);
  const withArticle = {
    m: `el ${text}`,
    f: `${isEl ? 'el' : 'la'} ${text}`,
    mf: `el ${text}* / *la ${text}`,
    n: text,
    pl: text,
  };
  const lines =
    gender === undefined || gender === 'n'
      ? []
      : [tips.gender(mark(text), gender, mark(withArticle[gender]))];
  if (isEl && plural !== undefined)
    lines.push(tips.articleEl(mark(`el ${text}`), mark(`las ${plural.form}`)));
  if (number === 'singular-only') return [...lines, tips.uncountable(mark(text))];
  return plural === undefined ? lines : [...lines, pluralTip(text, plural, tips)];
}

function pluralTip(
  text: string,
  plural: { form: string; isIrregular: boolean },
  tips: SpanishTips,
): string {
  const [word, form] = [mark(text), mark(plural.form)];
  if (plural.form === text) return tips.samePlural(word);
  if (plural.isIrregular) return tips.irregularPlural(word, form);
  if (text.endsWith('z') && plural.form.endsWith('ces')) return tips.pluralZ(word, form);
  if (/[áéíóú]/u.test(text) !== /[áéíóú]/u.test(plural.form)) return tips.pluralAccent(word, form);
  return tips.plural(word, form);
}

function adjectiveTips(teaching: Teaching, tips: SpanishTips): string[] {
  const { text } = teaching.facts.word;
  const table = tableOf(teaching, 'agreement');
  const comparative = cellIn(tableOf(teaching, 'comparison'), 'comparative');
  const lines = comparative?.isIrregular === true ? [tips.comparative(mark(comparative.form))] : [];
  if (table === undefined) return lines;
  const [feminine, plural] = [
    formIn(table, 'singular', 'feminine'),
    formIn(table, 'plural', 'masculine'),
  ];
  if (feminine === text && plural !== undefined) {
    return [tips.oneGender(mark(text), mark(plural)), ...lines];
  }
  const forms = table.rows.flatMap(({ cells }) => cells.map((cell) => cell?.forms[0]));
  return [tips.agreement(markAll(forms)), ...lines];
}

function verbTips(teaching: Teaching, tips: SpanishTips): string[] {
  const { facts } = teaching;
  const { text } = facts.word;
  const present = tableOf(teaching, 'present');
  if (present === undefined) return [];
  const yo = cellIn(present, 'first', 'singular');
  const we = formIn(present, 'first', 'plural');
  if (yo === undefined || we === undefined) return [];
  const ending = facts.inflection.conjugation;
  const isRegular = facts.irregular.length === 0;
  const lines: string[] = [];
  if (/(?:ar|er|ir|ír)se$/u.test(text))
    lines.push(
      tips.reflexive(mark(text), markAll([yo.form, formIn(present, 'second', 'singular')])),
    );
  else if (isRegular && (ending === 'ar' || ending === 'er' || ending === 'ir')) {
    lines.push(
      tips.regularVerb(
        mark(text),
        ending,
        markAll([yo.form, formIn(present, 'second', 'singular'), we]),
      ),
    );
  }
  const stem = noteOf(teaching, 'stem');
  const he = cellIn(present, 'third', 'singular');
  if (stem !== undefined && he !== undefined) {
    lines.push(tips.stem(stem.replace('>', ' → '), mark(he.form), mark(we)));
  } else if (he?.isIrregular === true) {
    lines.push(
      tips.irregularVerb(
        mark(text),
        markAll(present.rows.flatMap(({ cells }) => cells.map((cell) => cell?.forms[0]))),
      ),
    );
  }
  if (
    yo.isIrregular &&
    (he?.isIrregular !== true || (stem !== undefined && /(?:go|y)$/u.test(yo.form)))
  ) {
    lines.push(tips.firstPerson(mark(yo.form)));
  }
  return [...lines, ...irregularTenses(teaching, tips)];
}

function irregularTenses(teaching: Teaching, tips: SpanishTips): string[] {
  const preterite = tableOf(teaching, 'preterite');
  const [yo, he] = [cellIn(preterite, 'first', 'singular'), cellIn(preterite, 'third', 'singular')];
  const future = cellIn(tableOf(teaching, 'future'), 'first', 'singular');
  const plain: ParadigmTable | undefined = tableOf(teaching, 'non-finite');
  const [participle, gerund] = [cellIn(plain, 'participle'), cellIn(plain, 'gerund')];
  return [
    ...(yo?.isIrregular === true || he?.isIrregular === true
      ? [tips.preterite(markAll([yo?.form, he?.form]))]
      : []),
    ...(future?.isIrregular === true ? [tips.future(mark(future.form))] : []),
    ...(participle?.isIrregular === true ? [tips.participle(mark(participle.form))] : []),
    ...(gerund?.isIrregular === true ? [tips.gerund(mark(gerund.form))] : []),
  ];
}

function pronounTip(teaching: Teaching, tips: SpanishTips): string[] {
  const table = tableOf(teaching, 'personal-pronoun');
  if (table === undefined) return [];
  return [
    tips.pronoun(markAll(table.rows.flatMap(({ cells }) => cells.map((cell) => cell?.forms[0])))),
  ];
}
