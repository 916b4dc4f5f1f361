import { allGloss } from '@topwords/languages/gloss';
import { foldText, wordsIn } from '@topwords/languages/text';
import type { LanguageCode, NearSentence } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../bank/catalogue.ts';
import { isAskedAlike } from '../phrases/is-asked-alike.ts';
import { memoizeByLanguage } from '../../bank/memoize-by-language.ts';

/** At least so much of what a sentence and the text say together must be in both. */
const leastOverlap = 0.38;
const maxSentences = 3;

/** Finds sentences of the bank that say nearly what a text says. */
export interface NearestSentences {
  /**
   * Up to three, the nearest first, each with its words that the text lacks. None that denies what the
   * text says, or asks where it does not.
   */
  find(
    read: { text: string; words: readonly CatalogueWord[] },
    languages: { from: LanguageCode; to: LanguageCode },
  ): NearSentence[];
}

/** A sentence, and for each of its tokens the headwords that it may be a form of. */
interface Indexed {
  text: Readonly<Record<LanguageCode, string>>;
  tokens: readonly { text: string; ids: readonly number[] }[];
}

interface Index {
  sentences: readonly Indexed[];
  /** The sentences with a form of each headword. */
  byWord: ReadonlyMap<number, readonly number[]>;
}

function indexSentences(catalogue: Catalogue, language: LanguageCode): Index {
  const seen = new Map<string, readonly number[]>();
  const idsOf = (token: string): readonly number[] => {
    const folded = foldText(token);
    const known = seen.get(folded);
    if (known) return known;
    const headwords = catalogue.ofText(language, folded);
    const forms = catalogue.ofForm(language, folded);
    const ids = [...new Set([...headwords, ...forms].map(({ id }) => id))];
    seen.set(folded, ids);
    return ids;
  };
  const sentences = catalogue.meanings.flatMap((meaning) =>
    meaning.sentences.map(({ text }): Indexed => ({
      text,
      tokens: wordsIn(text[language]).map((token) => ({ text: token, ids: idsOf(token) })),
    })),
  );
  const byWord = new Map<number, number[]>();
  for (const [place, { tokens }] of sentences.entries()) {
    for (const id of new Set(tokens.flatMap(({ ids }) => ids))) {
      const places = byWord.get(id);
      if (places) places.push(place);
      else byWord.set(id, [place]);
    }
  }
  return { sentences, byWord };
}

function negates(text: string, language: LanguageCode): boolean {
  return allGloss[language].negation?.test(text.toLocaleLowerCase(language)) === true;
}

/** Indexes the sentences of a language on its first text. */
export function createNearestSentences(catalogue: Catalogue): NearestSentences {
  const indexOf = memoizeByLanguage((language) => indexSentences(catalogue, language));
  return {
    find({ text: typed, words }, { from, to }) {
      const contradicts = (known: string) =>
        negates(typed, from) !== negates(known, from) || !isAskedAlike(typed, known, from);
      const { sentences, byWord } = indexOf(from);
      const asked = new Set(words.map(({ id }) => id));
      /** A rare word tells more than a common one: the inverse frequency of search engines. */
      const weigh = (ids: readonly number[]) => {
        const rarest = Math.min(...ids.map((id) => byWord.get(id)?.length ?? 1));
        return Math.log(sentences.length / rarest);
      };
      const total = [...asked].reduce((sum, id) => sum + weigh([id]), 0);
      const places = new Set([...asked].flatMap((id) => byWord.get(id) ?? []));
      const isShared = ({ ids }: Indexed['tokens'][number]) => ids.some((id) => asked.has(id));
      const scored = [...places].flatMap((place) => {
        const sentence = sentences[place];
        if (!sentence || contradicts(sentence.text[from])) return [];
        const matched = new Set(
          sentence.tokens.flatMap(({ ids }) => ids.filter((id) => asked.has(id))),
        );
        const shared = [...matched].reduce((sum, id) => sum + weigh([id]), 0);
        const other = sentence.tokens.filter((token) => !isShared(token));
        const added = other.reduce(
          (sum, { ids }) => sum + (ids.length === 0 ? Math.log(sentences.length) : weigh(ids)),
          0,
        );
        const overlap = shared / (total + added);
        return matched.size < 2 || overlap < leastOverlap ? [] : [{ sentence, other, overlap }];
      });
      return scored
        .toSorted((a, b) => b.overlap - a.overlap)
        .slice(0, maxSentences)
        .map(({ sentence, other }) => ({
          text: sentence.text[from],
          translation: sentence.text[to],
          differing: [...new Set(other.map(({ text }) => text))],
        }));
    },
  };
}
