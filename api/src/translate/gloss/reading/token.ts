/** A stretch of a text. Words are looked up; all else is kept unchanged. */
export interface Token {
  kind: 'word' | 'number' | 'space' | 'mark';
  text: string;
}

const tokenPattern =
  /(?<mark>https?:\/\/\S+|\S+@\S+)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*)|(?<number>\p{N}+(?:[.,:/]\p{N}+)*)|(?<space>\s+)|(?<other>[^\s\p{L}\p{N}]+|.)/gsu;

/** Splits a text into tokens, which join to the same text. Addresses are marks: not translated. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: found, groups }) => ({
    kind: kindOf(groups ?? {}),
    text: found,
  }));
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups['word'] !== undefined) return 'word';
  if (groups['number'] !== undefined) return 'number';
  return groups['space'] === undefined ? 'mark' : 'space';
}
