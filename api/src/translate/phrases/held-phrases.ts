import {
  fillSlots,
  slotsIn,
  type BuiltPhrases,
  type Phrase,
  type SlotPlace,
} from '@topwords/content/phrases';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import { groupByEach } from '../../bank/group-by-each.ts';
import { memoizeByLanguage } from '../../bank/memoize-by-language.ts';
import { comparable } from './edge-marks.ts';
import { isAskedAlike } from './is-asked-alike.ts';

/** The phrases that authors translated, by their texts. */
export interface HeldPhrases {
  /**
   * Each phrase of which a text is one of the wordings, with its wordings in the other language, what
   * to show first. Ignores capitals and punctuation; a text without accents is known when none with
   * them is meant.
   */
  find(text: string, languages: { from: LanguageCode; to: LanguageCode }): HeldPhrase[];
}

/** A phrase with the meaning of a text. */
export interface HeldPhrase {
  /** `thank-you.formal` */
  key: string;
  /** Whether "please" can be said with it. */
  isRequest: boolean;
  wordings: readonly string[];
}

/** The place of each slot's filler in the list of its slot. */
type Filling = Readonly<Record<string, number>>;

/** A wording of a phrase: what stands around its slots, and the slots. */
interface Wording {
  phrase: Phrase;
  text: string;
  between: readonly string[];
  places: readonly SlotPlace[];
}

interface Match {
  phrase: Phrase;
  filling: Filling;
  /** The wording as the author wrote it, filled. */
  text: string;
}

/** Placeholder for a slot while a text is folded. */
const slotSign = '\uE000';

/** Loads the phrases on the first text, and indexes those of a language on its first text. */
export function createHeldPhrases(load: () => BuiltPhrases): HeldPhrases {
  let loaded: BuiltPhrases | undefined;
  const built = () => (loaded ??= load());
  const wordingsOf = memoizeByLanguage((language) => indexWordings(built().phrases, language));
  const fillersOf = memoizeByLanguage((language) => indexFillers(built(), language));

  function fill(text: string, filling: Filling, language: LanguageCode): string {
    const filled = fillSlots(text, ({ slot, form }) => {
      const filler = built().slots[slot]?.[filling[slot] ?? 0];
      return filler?.[language][form] ?? '';
    });
    return filled.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toLocaleUpperCase(language));
  }

  function match(text: string, language: LanguageCode): Match[] {
    const folded = foldedWords(text, language);
    const { whole, slotted } = wordingsOf(language);
    const matches = [
      ...(whole.get(folded) ?? []).map(({ phrase, text: known }) => ({
        phrase,
        filling: {},
        text: known,
      })),
      ...slotted.flatMap((wording) =>
        findFillings(folded, wording, fillersOf(language)).map((filling) => ({
          phrase: wording.phrase,
          filling,
          text: fill(wording.text, filling, language),
        })),
      ),
    ].filter((found) => isAskedAlike(text, found.text, language));
    const typed = wordsOnly(text, language);
    const exact = matches.filter((found) => wordsOnly(found.text, language) === typed);
    return exact.length > 0 ? exact : matches;
  }

  return {
    find: (text, { from, to }) =>
      match(text, from).map(({ phrase, filling }) => ({
        key: phrase.key,
        isRequest: phrase.isRequest === true,
        wordings: phrase[to].map((known) => fill(known, filling, to)),
      })),
  };
}

/** A text in lower case without punctuation, but within words. */
function wordsOnly(text: string, language: LanguageCode): string {
  return comparable(text, language)
    .replaceAll(
      /(?<![\p{L}\p{N}])[^\p{L}\p{M}\p{N}\p{Co}\s]+|[^\p{L}\p{M}\p{N}\p{Co}\s]+(?![\p{L}\p{N}])/gu,
      ' ',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function foldedWords(text: string, language: LanguageCode): string {
  return foldText(wordsOnly(text, language)).replaceAll("'", '');
}

function indexWordings(phrases: readonly Phrase[], language: LanguageCode) {
  const wordings = phrases.flatMap((phrase) =>
    phrase[language].map((text): Wording => {
      const folded = foldedWords(
        fillSlots(text, () => slotSign),
        language,
      );
      return { phrase, text, between: folded.split(slotSign), places: slotsIn(text) };
    }),
  );
  return {
    whole: Map.groupBy(
      wordings.filter(({ places }) => places.length === 0),
      ({ between: [words = ''] }) => words,
    ),
    slotted: wordings.filter(({ places }) => places.length > 0),
  };
}

/** By slot and form, which fillers a folded text is. */
type Fillers = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

function indexFillers({ slots }: BuiltPhrases, language: LanguageCode): Fillers {
  const named = Object.entries(slots).flatMap(([slot, fillers]) => {
    const forms = Object.keys(fillers[0]?.[language] ?? {});
    return forms.map((form) => {
      const texts = fillers.map((filler) => foldedWords(filler[language][form] ?? '', language));
      const byText = groupByEach([...texts.keys()], (place) => [texts[place] ?? '']);
      return [`${slot}.${form}`, byText] as const;
    });
  });
  return new Map(named);
}

/** All ways in which a folded text fills a wording. */
function findFillings(text: string, { between, places }: Wording, fillers: Fillers): Filling[] {
  const [first = ''] = between;
  if (!text.startsWith(first) || !text.endsWith(between.at(-1) ?? '')) return [];

  function fillFrom(place: number, rest: string): Filling[] {
    const slot = places[place];
    if (slot === undefined) return rest === '' ? [{}] : [];
    const known = fillers.get(`${slot.slot}.${slot.form}`);
    const after = between[place + 1] ?? '';
    return endsOf(rest, after).flatMap((end) =>
      (known?.get(rest.slice(0, end)) ?? []).flatMap((filler) =>
        fillFrom(place + 1, rest.slice(end + after.length)).flatMap((others) => {
          // A slot that occurs twice has one filler.
          const isOther = (others[slot.slot] ?? filler) !== filler;
          return isOther ? [] : [{ ...others, [slot.slot]: filler }];
        }),
      ),
    );
  }

  return fillFrom(0, text.slice(first.length));
}

/** Where a filler may end before what stands after it: at the end when nothing does. */
function endsOf(text: string, after: string): number[] {
  if (after === '') return [text.length];
  const ends = [];
  for (let end = text.indexOf(after, 1); end > 0; end = text.indexOf(after, end + 1))
    ends.push(end);
  return ends;
}
