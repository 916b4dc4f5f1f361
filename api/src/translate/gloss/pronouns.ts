import type { LanguageCode } from '@topwords/platform/contracts';
import type { NounCase } from './grammar/features.ts';

/** What a pronoun is in its place, when that is more than an object. */
export interface PronounRole {
  governed?: NounCase;
}

/** First to third person in the singular (third: he, she, it), then in the plural. */
const objects: Record<LanguageCode, string> = {
  en: 'me you him her it us you them',
  es: 'me te lo la lo nos os los',
  ru: 'меня тебя его её его нас вас их',
  tr: 'beni seni onu onu onu bizi sizi onları',
};

/** Forms for whom something is done, or that a preposition asks for; objects do for the rest. */
const cases: Record<LanguageCode, Partial<Record<NounCase, string>>> = {
  en: {},
  es: {
    dative: 'me te le le le nos os les',
    prepositional: 'mí ti él ella ello nosotros vosotros ellos',
  },
  ru: {
    dative: 'мне тебе ему ей ему нам вам им',
    instrumental: 'мной тобой ним ней ним нами вами ними',
    prepositional: 'мне тебе нём ней нём нас вас них',
  },
  tr: {
    dative: 'bana sana ona ona ona bize size onlara',
    locative: 'bende sende onda onda onda bizde sizde onlarda',
    ablative: 'benden senden ondan ondan ondan bizden sizden onlardan',
    prepositional: 'benim senin onun onun onun bizim sizin onların',
  },
};

/** Subjects too, or words with entries of their own: a pronoun of this kind only where governed. */
const ambiguous: Record<LanguageCode, ReadonlySet<string>> = {
  en: new Set(['you', 'it']),
  es: new Set(['él', 'ella', 'ello', 'nosotros', 'vosotros', 'ellos']),
  ru: new Set(),
  tr: new Set(['benim', 'senin', 'onun', 'bizim', 'sizin', 'onların']),
};

interface Place {
  person: number;
  governed: NounCase;
}

/** Of each language, which person and case a form is; the object first where it is several. */
const places: Record<LanguageCode, ReadonlyMap<string, Place>> = {
  en: placesIn('en'),
  es: placesIn('es'),
  ru: placesIn('ru'),
  tr: placesIn('tr'),
};

function placesIn(language: LanguageCode): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const lists: [NounCase, string][] = [
    ['accusative', objects[language]],
    ...(Object.entries(cases[language]) as [NounCase, string][]),
  ];
  for (const [governed, list] of lists) {
    for (const [person, text] of list.split(' ').entries()) {
      if (!found.has(text)) found.set(text, { person, governed });
    }
  }
  return found;
}

/** A pronoun that is no subject, in another language: `ему` → `him`, `le`, `ona`. */
export function translatePronoun(
  text: string,
  { from, to }: { from: LanguageCode; to: LanguageCode },
  { governed }: PronounRole,
): string | undefined {
  if (ambiguous[from].has(text) && governed === undefined) return undefined;
  const place = places[from].get(text);
  if (place === undefined) return undefined;
  const list = cases[to][governed ?? place.governed] ?? objects[to];
  return list.split(' ')[place.person];
}
