import { cellIn, mark, markAll, tableOf, type FilledCell } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';
import { russianTips, type RussianTips } from './russian-tips.ts';
import { hasOtherStress, stressedPlace } from './stressed-place.ts';
import { verbTips } from './verb-tips.ts';

/** Tips about the gender and forms of a Russian word that a learner would get wrong. */
export function tipsOfRussian(teaching: Teaching): Tip[] {
  const all = russianTips.get(teaching.facts.native);
  if (!all) return [];
  const tips = teaching.showsStress === false ? withoutStress(all) : all;
  const { pos } = teaching.facts.word;
  const comparative = cellIn(tableOf(teaching, 'comparison'), 'comparative');
  return [
    ...(pos === 'noun' ? nounTips(teaching, tips) : []),
    comparative?.isIrregular && tips.comparative(mark(comparative.stressed)),
    ...verbTips(teaching, tips),
  ];
}

/** Texts about the stress say nothing to someone who does not see its marks. */
function withoutStress(tips: RussianTips): RussianTips {
  return { ...tips, stressMoves: () => '', stressedPlace: () => '' };
}

function nounTips(teaching: Teaching, tips: RussianTips): Tip[] {
  const { text } = teaching.facts.word;
  const { declension, animate, secondLocative } = teaching.facts.inflection;
  const gender = genderTip(teaching, tips);
  if (declension === 'indeclinable') return [gender, tips.indeclinable(mark(text))];
  const table = tableOf(teaching, 'declension');
  const genitive = cellIn(table, 'genitive', 'singular');
  const plural = cellIn(table, 'nominative', 'plural');
  const accusative = cellIn(table, 'accusative', 'singular');
  const isFleeting = genitive !== undefined && losesVowel(text, genitive.form);
  // Of the stem of its genitive: дни, ежи, китайцы.
  const isPluralRegular =
    teaching.facts.usage.gender === 'm' &&
    genitive !== undefined &&
    /[ая]$/u.test(genitive.form) &&
    new RegExp(`^${genitive.form.slice(0, -1)}[ыи]$`, 'u').test(plural?.form ?? '');
  const isPluralIrregular = plural?.isIrregular === true && !isPluralRegular;
  return [
    gender,
    isFleeting && tips.fleeting(mark(genitive.stressed)),
    isPluralIrregular && tips.irregularPlural(mark(plural.stressed)),
    genitivePluralTip(teaching, tips),
    stressTip(teaching, tips, isPluralIrregular ? ['singular'] : ['singular', 'plural']),
    secondLocative && tips.stressedPlace(mark(secondLocative)),
    animate &&
      accusative !== undefined &&
      accusative.form === genitive?.form &&
      tips.animate(mark(accusative.stressed)),
  ];
}

const demonstratives = { m: 'этот', f: 'эта', n: 'это' } as const;

/**
 * The gender of a noun whose ending is that of another: папа. What its ending does not show, its
 * part of speech says. Nouns like полгода have none in use: words that agree are plural.
 */
function genderTip({ facts }: Teaching, tips: RussianTips): Tip {
  const { text } = facts.word;
  const { gender } = facts.usage;
  if (gender !== 'm' && gender !== 'f' && gender !== 'n') return undefined;
  const isOfOther =
    (gender === 'm' && /[ая]$/u.test(text)) || (gender === 'n' && text.endsWith('я'));
  if (text.includes(' ') || /^пол(?:года|часа)$/u.test(text) || !isOfOther) return undefined;
  return tips.gender(mark(text), gender, mark(`${demonstratives[gender]} ${text}`));
}

/** Whether the vowel before the last consonant is dropped: отец, отца. */
function losesVowel(nominative: string, genitive: string): boolean {
  const [, start, last] = /^(.+)[оеё]([^аеёиоуыэюяьй])ь?$/u.exec(nominative) ?? [];
  if (start === undefined || last === undefined) return false;
  return [`${start}${last}`, `${start}ь${last}`].some((stem) => genitive.slice(0, -1) === stem);
}

/** A genitive plural that has no ending but a vowel more: девушек. */
function genitivePluralTip(teaching: Teaching, tips: RussianTips): Tip {
  const table = tableOf(teaching, 'declension');
  const cell = cellIn(table, 'genitive', 'plural');
  const { text } = teaching.facts.word;
  const [, start, last] = /^(.+?)[ьй]?([^аеёиоуыэюяьй])[аоя]$/u.exec(text) ?? [];
  if (cell === undefined || start === undefined || last === undefined) return undefined;
  const isInserted = ['о', 'е', 'ё'].some((vowel) =>
    [`${start}${vowel}${last}`, `${start}${vowel}${last}ь`].includes(cell.form),
  );
  return isInserted && tips.inserted(mark(cell.stressed));
}

/** *Черт* has lost the ending that is stressed in *черта́*: its stress has not moved. */
function isShorter(cell: FilledCell, base: FilledCell): boolean {
  return syllablesIn(cell.form) < syllablesIn(base.form);
}

function syllablesIn(form: string): number {
  return form.match(/[аеёиоуыэюя]/gu)?.length ?? 0;
}

/** Where the stress of a noun moves: one form of each number. */
function stressTip(
  teaching: Teaching,
  tips: RussianTips,
  numbers: readonly ('singular' | 'plural')[],
): Tip {
  const table = tableOf(teaching, 'declension');
  const base = cellIn(table, 'nominative', 'singular');
  if (base === undefined || stressedPlace(base.stressed) === undefined) return undefined;
  const moved = numbers.map((column) =>
    table?.rows
      .map(({ label }) => cellIn(table, label, column))
      .find(
        (cell): cell is FilledCell =>
          cell !== undefined && !isShorter(cell, base) && hasOtherStress(base, cell),
      ),
  );
  const forms = markAll(moved.map((cell) => cell?.stressed));
  return forms !== '' && tips.stressMoves(mark(base.stressed), forms);
}
