import { glossMarks, type GlossMark } from '@topwords/platform/contracts';

type TextForEach<Names extends readonly string[]> = { readonly [Place in keyof Names]: string };

/** A text for each mark, in the order of `glossMarks`, so that no catalogue repeats their names. */
export type GlossMarkTexts = TextForEach<typeof glossMarks>;

/** The text of a mark. */
export function textOfMark(texts: GlossMarkTexts, mark: GlossMark): string {
  return texts[glossMarks.indexOf(mark)] ?? '';
}
