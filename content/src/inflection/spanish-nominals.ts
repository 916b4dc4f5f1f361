const unaccented: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The plural of a noun or adjective; the word itself where it does not change (lunes, crisis). */
function pluralOf(word: string): string {
  if (/[aeioéó]$/u.test(word)) return `${word}s`;
  if (/[^áéíóú]s$/u.test(word) && /[aeiouáéíóú].*[aeiou]s$/u.test(word)) return word;
  const stem = word.replace(
    /(?:[áéó]|(?<![aeo])[íú])(?=[ns]$)/u,
    (vowel) => unaccented[vowel] ?? vowel,
  );
  return word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${stem}es`;
}

/** The feminine of an adjective that has one. */
function feminineOf(adjective: string): string | undefined {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  return adjective.endsWith('dor') ? `${adjective}a` : undefined;
}

/** The regular forms of a noun or adjective that the dictionary builds by a prefix: autobús, preocupado. */
export function inflectSpanishNominal(word: string, isAdjective: boolean): string[] {
  const feminine = isAdjective ? feminineOf(word) : undefined;
  const forms = feminine ? [feminine, pluralOf(feminine)] : [];
  return [...forms, pluralOf(word)].filter((form) => form !== word);
}
