import { spanishTips, type SpanishTips } from './spanish-tips.ts';
import { cellIn, formIn, mark, markAll, markTable, tableOf } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';

type Gender = NonNullable<Teaching['facts']['usage']['gender']>;

/** Tips about the gender and forms of a Spanish word. */
export function tipsOfSpanish(teaching: Teaching): Tip[] {
  const tips = spanishTips.get(teaching.facts.native);
  if (!tips) return [];
  const pronoun = tableOf(teaching, 'personal-pronoun');
  return [
    ...nounTips(teaching, tips),
    ...adjectiveTips(teaching, tips),
    ...verbTips(teaching, tips),
    pronoun && tips.pronoun(markTable(pronoun)),
  ];
}

function nounTips(teaching: Teaching, tips: SpanishTips): Tip[] {
  const { word, usage } = teaching.facts;
  const { gender } = usage;
  const plural = cellIn(tableOf(teaching, 'number'), 'plural');
  const article = gender && articleOf(word.text, gender, plural?.form);
  return [
    gender && gender !== 'n' && tips.gender(mark(word.text), gender, article),
    plural && pluralTip(word.text, plural, tips),
  ];
}

/**
 * A noun with its article. A feminine one that begins with a may take `el`, as its authors say where
 * it does; in the plural it takes `las`.
 */
function articleOf(text: string, gender: Gender, plural: string | undefined): string | undefined {
  if (gender === 'm') return mark(`el ${text}`);
  if (gender === 'mf') return markAll([`el ${text}`, `la ${text}`]);
  if (gender !== 'f') return undefined;
  if (!/^h?[aá]/iu.test(text)) return mark(`la ${text}`);
  return plural === undefined ? undefined : mark(`las ${plural}`);
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

function adjectiveTips(teaching: Teaching, tips: SpanishTips): Tip[] {
  const { text } = teaching.facts.word;
  const table = tableOf(teaching, 'agreement');
  const comparative = cellIn(tableOf(teaching, 'comparison'), 'comparative');
  const plural = formIn(table, 'plural', 'masculine');
  const isOfOneGender = formIn(table, 'singular', 'feminine') === text;
  return [
    isOfOneGender && plural
      ? tips.oneGender(mark(text), mark(plural))
      : table && tips.agreement(markTable(table)),
    comparative?.isIrregular && tips.comparative(mark(comparative.form)),
  ];
}

function verbTips(teaching: Teaching, tips: SpanishTips): Tip[] {
  const { facts } = teaching;
  const { stem } = facts;
  const { text } = facts.word;
  const present = tableOf(teaching, 'present');
  if (present === undefined) return [];
  const yo = cellIn(present, 'first', 'singular');
  const we = formIn(present, 'first', 'plural');
  if (yo === undefined || we === undefined) return [];
  const ending = facts.inflection.conjugation;
  const isRegular =
    facts.irregular.length === 0 && (ending === 'ar' || ending === 'er' || ending === 'ir');
  const you = formIn(present, 'second', 'singular');
  const he = cellIn(present, 'third', 'singular');
  const isFirstAlone = !he?.isIrregular || (stem !== undefined && /(?:go|y)$/u.test(yo.form));
  return [
    /(?:ar|er|ir|ír)se$/u.test(text)
      ? tips.reflexive(mark(text), markAll([yo.form, you]))
      : isRegular && tips.regularVerb(mark(text), ending, markAll([yo.form, you, we])),
    stem && he
      ? tips.stem(stem.replace('>', ' → '), mark(he.form), mark(we))
      : he?.isIrregular && tips.irregularVerb(mark(text), markTable(present)),
    yo.isIrregular && isFirstAlone && tips.firstPerson(mark(yo.form)),
    ...irregularTenses(teaching, tips),
  ];
}

function irregularTenses(teaching: Teaching, tips: SpanishTips): Tip[] {
  const preterite = tableOf(teaching, 'preterite');
  const [yo, he] = [cellIn(preterite, 'first', 'singular'), cellIn(preterite, 'third', 'singular')];
  const future = cellIn(tableOf(teaching, 'future'), 'first', 'singular');
  const plain = tableOf(teaching, 'non-finite');
  const [participle, gerund] = [cellIn(plain, 'participle'), cellIn(plain, 'gerund')];
  return [
    (yo?.isIrregular || he?.isIrregular) && tips.preterite(markAll([yo?.form, he?.form])),
    future?.isIrregular && tips.future(mark(future.form)),
    participle?.isIrregular && tips.participle(mark(participle.form)),
    gerund?.isIrregular && tips.gerund(mark(gerund.form)),
  ];
}
