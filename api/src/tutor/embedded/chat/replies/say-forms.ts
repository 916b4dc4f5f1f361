import { fewNames } from '../../compose/writing.ts';
import { labelsOf } from '../../facts/find-uses.ts';
import { textsOf } from '../../texts/texts-of.ts';
import { joinLines, star } from '../markup.ts';
import type { ReplyContext } from '../reply-context.ts';

/** What each form of the word that the message names is; '' when it names none. */
export function sayForms({ facts, asked }: ReplyContext): string {
  const { word, tables, native } = facts;
  const texts = textsOf(native);
  return joinLines(
    asked.forms.map((form) =>
      texts.formOf(star(form), star(word.text), fewNames({ texts }, labelsOf(tables, form))),
    ),
  );
}
