import type { BankSentence } from '@topwords/content/bank';
import { allTutor, type SentencePair } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { Subject } from './fact-sources.ts';
import { labelsOf } from './table-cells.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Use } from './word-facts.ts';

const maxFurther = 12;

/** A sentence of the bank in the learned and the native language. */
export function pairOf(
  { id, text }: BankSentence,
  language: LanguageCode,
  native: LanguageCode,
): SentencePair {
  return { id, text: text[language], translation: text[native] };
}

interface Place {
  from: number;
  to: number;
}

/** The places of forms in a tokenised text; the longest form wins if two overlap. */
function placesIn(tokens: readonly Token[], forms: readonly string[][]): Place[] {
  const places: Place[] = [];
  for (const form of forms) {
    for (let from = 0; from + form.length <= tokens.length; from += 1) {
      const to = from + form.length;
      const isHere = form.every((text, index) => tokens[from + index]?.text === text);
      const isFree = places.every((place) => to <= place.from || from >= place.to);
      if (isHere && isFree) places.push({ from, to });
    }
  }
  return places.toSorted((a, b) => a.from - b.from);
}

/**
 * The forms of a word as tokens, the longest first. The bank inflects a compound's last word as any
 * part of speech: `bus stopped` is not a form of the noun.
 */
function formsOf({ text, forms, language, pos }: CatalogueWord): string[][] {
  const isCompound = pos === 'noun' && text.includes(' ');
  const { compoundForm } = allTutor[language];
  return [text, ...forms]
    .filter((form) => !isCompound || form === text || (compoundForm?.test(form) ?? true))
    .map((form) => tokensOf(form, language).map((token) => token.text))
    .toSorted((a, b) => b.length - a.length || b.join().length - a.join().length);
}

/**
 * The first place of a word in each of its own sentences, then in sentences of other words, where
 * only forms that no other word has count.
 */
export function findUses({ sources, word, native }: Subject, limit = maxFurther): Use[] {
  const { sentences, wordsOf } = sources;
  const { language } = word;
  const tables = sources.tablesOf(word);
  const forms = formsOf(word);
  const { secondLocative = '' } = sources.inflectionOf(word);
  // In a sentence it may be that case or the dative, which look alike: лесу.
  const isSecondLocative = (form: string) =>
    secondLocative.replaceAll('\u0301', '').split(' ').includes(form);

  function useIn(sentence: BankSentence, meaningId: number | null): Use[] {
    const pair = pairOf(sentence, language, native);
    const tokens = tokensOf(pair.text, language);
    const [place] = placesIn(tokens, forms);
    const first = tokens[place?.from ?? 0];
    const last = tokens[(place?.to ?? 0) - 1];
    if (place === undefined || first === undefined || last === undefined) return [];
    const form = pair.text.slice(first.start, last.end);
    const key = tokens.slice(place.from, place.to).map((token) => token.text);
    if (meaningId === null && wordsOf(language, key.join(' ')).length > 1) return [];
    return [
      {
        sentence: pair,
        meaningId,
        form,
        start: first.start,
        end: last.end,
        labels: isSecondLocative(key.join(' ')) ? [] : labelsOf(tables, key.join(' ')),
      },
    ];
  }

  const own = word.meanings.flatMap((meaning) =>
    sentences.findOwn(word, meaning).flatMap((sentence) => useIn(sentence, meaning.id)),
  );
  const known = new Set(own.map((use) => use.sentence.id));
  const further = sentences
    .findFurther(word, limit)
    .filter(({ id }) => !known.has(id))
    .flatMap((sentence) => useIn(sentence, null));
  return [...own, ...further];
}
