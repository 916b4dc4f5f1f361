import type { Cursor } from '../../correction/cursor.ts';

/** A form of an infinitive: gitmek, gitmeyi, gitmeye, gitmekten. */
export type Form = 'bare' | 'accusative' | 'dative' | 'ablative';

export interface VerbalNoun {
  infinitive: string;
  form: Form;
}

const shapes: readonly [RegExp, Form][] = [
  [/^(.{2,}m[ae])k$/u, 'bare'],
  [/^(.{2,}m[ae])y[ıi]$/u, 'accusative'],
  [/^(.{2,}m[ae])y[ae]$/u, 'dative'],
  [/^(.{2,}m[ae])kt[ae]n$/u, 'ablative'],
];

/** An infinitive and its case, if the word is no noun besides. */
export function verbalNoun(cursor: Cursor, offset: number): VerbalNoun | undefined {
  const text = cursor.text(offset);
  const { lexicon } = cursor.sentence;
  for (const [shape, form] of shapes) {
    const base = shape.exec(text)?.[1];
    if (base === undefined) continue;
    const positive = lexicon.lexemesOf(`${base}k`);
    const negative = lexicon.lexemesOf(`${base.slice(0, -2)}k`);
    const isVerb = [...positive, ...negative].some(({ pos }) => pos.includes('verb'));
    const isNoun = lexicon.lexemesOf(`${base}k`).some(({ pos }) => pos.includes('noun'));
    if (isVerb && !isNoun) return { infinitive: `${base}k`, form };
  }
  return undefined;
}
