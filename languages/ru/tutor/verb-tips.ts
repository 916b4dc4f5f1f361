import { cellIn, mark, markAll, tableOf, type FilledCell } from '../../tutor/writing.ts';
import type { Teaching, Tip } from '../../tutor/teaching.ts';
import type { RussianTips } from './russian-tips.ts';
import { hasOtherStress } from './stressed-place.ts';

/** Tips about the forms of a Russian verb that its infinitive does not show. */
export function verbTips(teaching: Teaching, tips: RussianTips): Tip[] {
  return [personalTip(teaching, tips), pastTip(teaching, tips)];
}

function withoutReflexive(form: string): string {
  return form.replace(/с[яь]$/u, '');
}

type Kind = 'regular' | 'consonant' | 'second' | 'other';

/**
 * How the first and second person follow from the infinitive; `second` for verbs in -еть, -ать and
 * -ять with the endings of those in -ить: смотрю, смотришь.
 */
function kindOf(infinitive: string, i: string, you: string): Kind {
  const stem = infinitive.slice(0, -2);
  const endings = (start: string, first: string[], second: string[]) =>
    first.some((end) => i === start + end) && second.some((end) => you === start + end);
  if (infinitive.endsWith('ить')) {
    const start = stem.slice(0, -1);
    if (you !== `${start}ишь`) return 'other';
    return endings(start, ['ю', 'у'], ['ишь']) ? 'regular' : 'consonant';
  }
  const root = stem.slice(0, -1);
  if (/[еая]ть$/u.test(infinitive) && you === `${root}ишь`) {
    return endings(root, ['ю', 'у'], ['ишь']) ? 'second' : 'consonant';
  }
  const isRegular =
    endings(stem, ['ю', 'у'], ['ешь', 'ёшь']) ||
    (infinitive.endsWith('ти') && endings(infinitive.slice(0, -1), ['у'], ['ешь', 'ёшь'])) ||
    (infinitive.endsWith('нуть') && endings(root, ['у'], ['ешь', 'ёшь']));
  return isRegular ? 'regular' : 'other';
}

function personalTip(teaching: Teaching, tips: RussianTips): Tip {
  const { word, inflection } = teaching.facts;
  const present = tableOf(teaching, 'present');
  const personal = present ?? tableOf(teaching, 'future');
  const i = cellIn(personal, 'first', 'singular');
  const you = cellIn(personal, 'second', 'singular');
  const they = cellIn(personal, 'third', 'plural');
  if (you === undefined || they === undefined || word.text.includes(' ')) return undefined;
  const forms = markAll([i?.stressed, you.stressed, they.stressed]);
  if (inflection.conjugation === 'mixed') return tips.irregularVerb(forms);
  if (i === undefined) return undefined;
  const [infinitive = '', first = '', second = ''] = [word.text, i.form, you.form].map(
    withoutReflexive,
  );
  const kind = kindOf(infinitive, first, second);
  if (kind === 'consonant') return tips.consonant(forms);
  if (kind === 'second') return tips.second(forms);
  if (kind === 'other') return present ? tips.present(forms) : tips.future(forms);
  return hasOtherStress(i, you) && tips.stressMoves(mark(i.stressed), mark(you.stressed));
}

/** An irregular past, or one whose feminine alone is stressed at the end: ждала́. */
function pastTip(teaching: Teaching, tips: RussianTips): Tip {
  const past = tableOf(teaching, 'past');
  const cells = (['masculine', 'feminine', 'neuter', 'plural'] as const).flatMap(
    (column): FilledCell[] => [cellIn(past, 'form', column) ?? []].flat(),
  );
  if (cells.some(({ isIrregular }) => isIrregular)) {
    return tips.past(markAll(cells.map(({ stressed }) => stressed)));
  }
  const [, feminine, , plural] = cells;
  if (feminine === undefined || plural === undefined) return undefined;
  return (
    hasOtherStress(plural, feminine) &&
    tips.stressMoves(mark(plural.stressed), mark(feminine.stressed))
  );
}
