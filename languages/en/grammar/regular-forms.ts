/** Whether a word ends in a single vowel and a consonant, which may double: stop, prefer. */
function mayDouble(word: string): boolean {
  return /(?:^|[^aeiou]|qu)[aeiou][bdfgklmnprstvz]$/u.test(word);
}

/**
 * The consonant doubles in one syllable; with several the stress decides, which spelling does not
 * show.
 */
function beforeVowel(word: string): string[] {
  const doubled = word + (word.at(-1) ?? '');
  if (!mayDouble(word)) return [word];
  return (word.match(/[aeiouy]+/g)?.length ?? 0) === 1 ? [doubled] : [word, doubled];
}

function withEnding(word: string, ending: 'ed' | 'er' | 'est'): string[] {
  if (word.endsWith('e')) return [word + ending.slice(1)];
  if (/[^aeiou]y$/u.test(word)) return [`${word.slice(0, -1)}i${ending}`];
  return beforeVowel(word).map((stem) => stem + ending);
}

/** The past in -ed by the rules of spelling: one form, or two if the stress decides. */
export function regularPast(verb: string): string[] {
  return withEnding(verb, 'ed');
}

export function regularGerund(verb: string): string[] {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`];
  if (/[^eoy]e$/u.test(verb)) return [`${verb.slice(0, -1)}ing`];
  return beforeVowel(verb).map((stem) => `${stem}ing`);
}

/** The form in -s of a noun or verb. After a consonant and o both spellings occur. */
export function regularS(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return [`${word}es`];
  if (/[^aeiou]y$/u.test(word)) return [`${word.slice(0, -1)}ies`];
  return /[^aeiou]o$/u.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`];
}

export function regularComparative(adjective: string): string[] {
  return withEnding(adjective, 'er');
}

export function regularSuperlative(adjective: string): string[] {
  return withEnding(adjective, 'est');
}
