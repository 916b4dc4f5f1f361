/** A stretch of a text: what is looked up, and what is kept as it is. */
export interface Token {
  kind: 'word' | 'number' | 'space' | 'mark';
  text: string;
}

const tokenPattern =
  /(?<mark>https?:\/\/\S+|\S+@\S+)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*)|(?<number>\p{N}+(?:[.,:/]\p{N}+)*)|(?<space>\s+)|(?<other>[^\s\p{L}\p{N}]+|.)/gsu;

/** The tokens of a text; joined they are the text. Addresses are marks: nobody translates them. */
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
