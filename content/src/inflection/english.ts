const vowels = 'aeiou';

function endings(word: string): string[] {
  const last = word.at(-1) ?? '';
  const beforeLast = word.at(-2) ?? '';
  const stem = word.slice(0, -1);
  if (last === 'e')
    return [`${word}s`, `${word}d`, `${stem}ing`, `${word}r`, `${word}st`, `${stem}y`];
  if (last === 'y' && !vowels.includes(beforeLast)) {
    return ['ies', 'ied', 'ier', 'iest', 'ily'].map((end) => stem + end).concat(`${word}ing`);
  }
  const forms = ['s', 'es', 'ed', 'ing', 'er', 'est', 'ly'].map((end) => word + end);
  if (/[^aeiou][aeiou][bdgklmnprtz]$/.test(word)) {
    for (const end of ['ed', 'ing', 'er', 'est']) forms.push(word + last + end);
  }
  return forms;
}

/** Whether a token is the headword with a regular English ending, spelled as the rule demands. */
export function isRegularEnglish(headword: string, token: string): boolean {
  return endings(headword).includes(token);
}
