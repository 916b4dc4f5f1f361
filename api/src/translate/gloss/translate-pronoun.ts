import { allGloss, type NounCase } from '@topwords/languages/gloss';
import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';

/** The role of a pronoun, if it is more than an object. */
export interface PronounRole {
  governed?: NounCase;
}

interface Place {
  person: number;
  governed: NounCase;
}

/** The person and case of each form, by language; the object if a form is several. */
const places = ofEachLanguage(placesIn);

function placesIn(language: LanguageCode): ReadonlyMap<string, Place> {
  const { objects, pronounCases = {} } = allGloss[language];
  const found = new Map<string, Place>();
  const lists: [NounCase, string][] = [
    ['accusative', objects],
    ...(Object.entries(pronounCases) as [NounCase, string][]),
  ];
  for (const [governed, list] of lists) {
    for (const [person, text] of list.split(' ').entries()) {
      if (!found.has(text)) found.set(text, { person, governed });
    }
  }
  return found;
}

/** Translates a pronoun that is not a subject: `ему` → `him`, `le`, `ona`. */
export function translatePronoun(
  text: string,
  { from, to }: { from: LanguageCode; to: LanguageCode },
  { governed }: PronounRole,
): string | undefined {
  if (allGloss[from].ambiguousObjects?.has(text) && governed === undefined) return undefined;
  const place = places[from].get(text);
  if (place === undefined) return undefined;
  const { objects, pronounCases } = allGloss[to];
  const list = pronounCases?.[governed ?? place.governed] ?? objects;
  return list.split(' ')[place.person];
}
