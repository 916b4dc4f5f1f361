function withoutAccents(text: string): string {
  return text.replaceAll(/[áéíóú]/g, (letter) => 'aeiou'['áéíóú'.indexOf(letter)] ?? letter);
}

const clitics = /^(?:me|te|se|nos|os|l[aeo]s?){1,2}$/;

/** Whether a verb form is stressed on its last syllable: an infinitive, or a single syllable. */
function isStressedLast(verb: string): boolean {
  const syllables = verb.match(/[aeiou]+/g)?.length ?? 0;
  return syllables === 1 || /[aei]r$/.test(verb);
}

/** All splits of a word into a verb and its objects: resistete → resis-tete and resiste-te. */
function splitsOf(word: string): [verb: string, objects: string][] {
  return Array.from(word, (_, place): [string, string] => [
    word.slice(0, place),
    word.slice(place),
  ]).filter(([verb, objects]) => verb.length > 1 && clitics.test(objects));
}

/**
 * Whether a word is a known verb form with attached objects, not all of which are in dictionaries.
 * The accent must show that the verb keeps its stress (pasarle, póngame, dámelo).
 */
export function isVerbWithObjects(word: string, isKnown: (verb: string) => boolean): boolean {
  return splitsOf(withoutAccents(word)).some(([verb, objects]) => {
    if (!isKnown(verb)) return false;
    const isShort = /^(?:me|te|se|nos|os|l[aeo]s?)$/.test(objects);
    const needsAccent = !(isStressedLast(verb) && isShort);
    return needsAccent === /[áéíóú]/.test(word.slice(0, verb.length));
  });
}
