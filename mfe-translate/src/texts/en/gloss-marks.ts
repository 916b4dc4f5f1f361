import type { GlossMark } from '@topwords/platform/contracts';

/** The marks of a gloss, in the order in which each catalogue lists their texts: names once, not per language. */
const glossMarkNames = [
  'auxiliary',
  'question',
  'negative',
  'ability',
  'past',
  'future',
  'conditional',
  'imperative',
  'necessity',
  'passive',
  'condition',
  'when',
  'before',
  'relative',
  'first-singular',
  'second-singular',
  'third-singular',
  'polite',
  'first-plural',
  'second-plural',
  'third-plural',
  'plural',
  'possessor-first-singular',
  'possessor-second-singular',
  'possessor-third-singular',
  'possessor-first-plural',
  'possessor-second-plural',
  'possessor-third-plural',
  'object',
  'genitive',
  'dative',
  'instrumental',
  'locative',
  'ablative',
  'comparative',
] as const satisfies readonly GlossMark[];

type Named = (typeof glossMarkNames)[number];

type TextForEach<Names extends readonly string[]> = { readonly [Place in keyof Names]: string };

/** A text for each mark. A mark without a name makes this impossible to satisfy. */
export type GlossMarkTexts = [GlossMark] extends [Named]
  ? TextForEach<typeof glossMarkNames>
  : never;

/** The text of a mark. */
export function textOfMark(texts: GlossMarkTexts, mark: GlossMark): string {
  return texts[glossMarkNames.indexOf(mark)] ?? '';
}
