import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { allText, tokensOf, wordsIn } from '@topwords/languages/text';
import type { Phrase, Slots } from '../phrases/phrase.ts';
import { fillSlots, slotsIn } from '../phrases/slots-in.ts';
import type { Place } from '../rows/fault.ts';
import type { Located } from '../teaching/teaching.ts';
import { resolveWritten } from '../vocabulary/resolve-forms.ts';
import type { Check, FoundFault } from './check.ts';
import { isSpelled } from './spelling.ts';

/**
 * Phrases have a key of their own, forms that every filler of their slots has, the same slots in
 * every wording, and marks as their language writes them.
 */
export const checkPhrases: Check = ({ phrases: { phrases, slots } }) => {
  const seen = new Set<string>();
  return phrases.flatMap((located) => {
    const { value } = located;
    const again = seen.has(value.key) ? [{ detail: 'is there already' }] : [];
    seen.add(value.key);
    const found = [
      ...again,
      ...faultsOfSlots(value, slots),
      ...languageCodes.flatMap((language) => faultsOfTexts(value[language], language)),
    ];
    return found.map((fault) => ({ ...placeOf(located), check: 'phrases', ...fault }));
  });
};

/** Each word of phrases and of what fills them is in its dictionary, a headword's form or a name. */
export const checkPhraseSpelling: Check = ({ phrases: { phrases, slots }, lexicon, spellers }) => {
  const resolvers = new Map(
    languageCodes.map((code) => [code, resolveWritten([...lexicon[code].values()], code)]),
  );
  const isRight = (word: string, language: LanguageCode) =>
    /^\p{Lu}/u.test(word) ||
    isSpelled(word, language, spellers[language]) ||
    tokensOf(word, language).every((token) => resolvers.get(language)?.(token));
  const written = [
    ...phrases.map((located) => ({
      ...placeOf(located),
      textsOf: (language: LanguageCode) =>
        located.value[language].map((text) => fillSlots(text, () => ' ')),
    })),
    ...Object.entries(slots).map(([key, fillers]) => ({
      file: 'phrases/slots.json',
      line: 1,
      key,
      textsOf: (language: LanguageCode) => fillers.flatMap((one) => Object.values(one[language])),
    })),
  ];
  return written.flatMap(({ textsOf, ...place }) =>
    languageCodes.flatMap((language) =>
      [...new Set(textsOf(language).flatMap(wordsIn))]
        .filter((text) => !isRight(text, language))
        .map((text) => {
          const detail = `"${text}" is not in the dictionary`;
          return { ...place, check: 'phrase-spelling', language, text, detail };
        }),
    ),
  );
};

function placeOf({ file, line, value }: Located<Phrase>): Place & { key: string } {
  return { file, line, key: value.key };
}

/** The slots of a text, whatever their order and however often they are filled. */
function namesOfSlots(text: string): string {
  return [...new Set(slotsIn(text).map(({ slot }) => slot))].toSorted().join(' ');
}

function faultsOfSlots(phrase: Phrase, slots: Slots): FoundFault[] {
  const expected = namesOfSlots(phrase.en[0] ?? '');
  return languageCodes.flatMap((language) =>
    phrase[language].flatMap((text): FoundFault[] => {
      const lacking = slotsIn(text).filter(
        ({ slot, form }) => !slots[slot]?.every((filler) => form in filler[language]),
      );
      const details = lacking.map(({ slot, form }) => `not every filler of ${slot} has ${form}`);
      if (namesOfSlots(text) !== expected)
        details.push(`"${text}" has other slots than the English`);
      return details.map((detail) => ({ language, text, detail }));
    }),
  );
}

function faultsOfTexts(texts: readonly string[], language: LanguageCode): FoundFault[] {
  const opening = allText[language].opening ?? new Map<string, string>();
  return texts.flatMap((text, place): FoundFault[] => {
    const details = [];
    if (texts.indexOf(text) !== place) details.push('is there twice');
    if (!/^[¿¡]*[\p{Lu}\p{N}{]/u.test(text)) details.push('begins without a capital');
    if (!/[.!?…]$/u.test(text)) details.push('ends without a mark');
    for (const [closing, open] of opening) {
      if (text.includes(closing) !== text.includes(open)) details.push(`lacks ${open}${closing}`);
    }
    return details.map((detail) => ({ language, text, detail: `"${text}" ${detail}` }));
  });
}
