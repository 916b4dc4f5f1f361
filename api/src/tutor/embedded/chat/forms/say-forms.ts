import { allTutor, fewNames } from '@topwords/languages/tutor';
import { labelsOf } from '../../facts/table-cells.ts';
import { joinLines, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Explains each form of the word's tables that the message names; '' if it names none. */
export function sayForms({ facts, asked }: ReplyContext): string {
  const { word, tables, native } = facts;
  const texts = allTutor[native].texts;
  return joinLines(
    asked.forms.flatMap((form) => {
      const labels = labelsOf(tables, form);
      return labels.length > 0
        ? [texts.formOf(star(form), star(word.text), fewNames({ texts }, labels))]
        : [];
    }),
  );
}
