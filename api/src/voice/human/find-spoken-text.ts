import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../../bank/catalogue.ts';
import type { SpokenText } from './human-set.ts';

/** The text of the bank that a name means, or what the operator should name instead. */
export type Found = { spoken: SpokenText } | { advice: string };

/**
 * Finds texts of the bank by what a file is called: a word (`casa`), a homograph by its stress
 * (`за́мок`) or by what tells it apart (`lead (metal)`), or a sentence, for which punctuation and
 * capitals may be left out, since many disks do not allow them in names.
 */
export function createSpokenTextFinder(
  catalogue: Catalogue,
): (language: LanguageCode, name: string) => Found {
  const byLanguage = new Map<LanguageCode, Map<string, SpokenText[]>>();

  function indexOf(language: LanguageCode): Map<string, SpokenText[]> {
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const index = new Map<string, SpokenText[]>();
    const add = (name: string, spoken: SpokenText) => {
      const key = keyOf(name);
      const others = index.get(key) ?? [];
      if (!others.some((other) => nameOf(other) === nameOf(spoken))) others.push(spoken);
      index.set(key, others);
    };
    for (const { text, homograph, stress } of catalogue.ofLanguage(language)) {
      const spoken = { text, ...(homograph !== undefined && { homograph }) };
      for (const name of [text, stress ?? text, nameOf(spoken)]) add(name, spoken);
    }
    for (const { sentences } of catalogue.meanings) {
      for (const { text } of sentences) add(text[language], { text: text[language] });
    }
    byLanguage.set(language, index);
    return index;
  }

  return (language, name) => {
    const found = indexOf(language).get(keyOf(name)) ?? [];
    const exact = found.filter((spoken) => nameOf(spoken) === name.normalize('NFC'));
    const [spoken, ...others] = exact.length > 0 ? exact : found;
    if (spoken === undefined) return { advice: 'is no word or sentence of the word bank' };
    if (others.length === 0) return { spoken };
    return { advice: `may be any of these: ${found.map(nameOf).join(' | ')}` };
  };
}

/** How a text is called where homographs have to be told apart. */
export function nameOf({ text, homograph }: SpokenText): string {
  return homograph === undefined ? text : `${text} (${homograph})`;
}

/** Names with the same letters, digits and marks of stress are one. */
function keyOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return (words ?? []).join(' ');
}
