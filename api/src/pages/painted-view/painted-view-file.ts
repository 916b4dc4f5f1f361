import { interfaceLanguages, languageCode } from '@topwords/platform/contracts';
import { z } from 'zod';
import { checkTemplate } from './fill-template.ts';
import { wordsTags } from './words-of-view.ts';

/** What could load, run or send something, or end the style that the styles are put into. */
const refusedInMarkup =
  /<\/?(?:script|style|link|meta|base|iframe|object|embed|form)\b|\son\w+\s*=/i;
const refusedInStyles = /<\/|@import|url\(/i;

const styles = z.string().refine((text) => !refusedInStyles.test(text), 'loads something');
const template = z
  .string()
  .refine((text) => !refusedInMarkup.test(text), 'has a refused element')
  .superRefine((text, context) => {
    const fault = checkTemplate(text, wordsTags);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

/**
 * The file of a release with its painted view, as its build writes it: a template for each language
 * of the interface and each language that is learned, and the styles of all.
 */
const paintedViewFormat = z.object({
  format: z.literal(1),
  /** The path of the screen. */
  path: z.string(),
  /** What templates are filled with; see `words-of-view.ts`. */
  data: z.literal('words'),
  styles,
  templates: z.partialRecord(z.enum(interfaceLanguages), z.partialRecord(languageCode, template)),
});

/** A release's painted view. */
export type PaintedViewFile = z.infer<typeof paintedViewFormat>;

/** @throws when it has another format, or a template does more than show what it is filled with */
export function parsePaintedView(text: string): PaintedViewFile {
  return paintedViewFormat.parse(JSON.parse(text));
}
