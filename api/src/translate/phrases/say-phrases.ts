import type { LanguageCode } from '@topwords/platform/contracts';
import type { HeldPhrase, HeldPhrases } from './held-phrases.ts';
import { splitAtCommas, withoutPlease, withPlease } from './please.ts';

/** Texts with more sentences and clauses are left to an engine. */
const maxPieces = 4;

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/**
 * Translations of a text that is a held phrase, or held phrases one after the other, which are
 * then said one after the other: *Sorry, I don't understand.* A held request may be said with
 * "please". What to show is first. Empty when a piece of the text is not held.
 */
export function sayPhrases(held: HeldPhrases, text: string, languages: Languages): string[] {
  const whole = findPhrases(held, text, languages);
  if (whole.length > 0) return wordingsOf(whole);
  for (const pieces of [splitSentences(text), splitClauses(text, languages.from)]) {
    if (pieces.length < 2 || pieces.length > maxPieces) continue;
    const said = pieces.map((piece) => findPhrases(held, piece, languages));
    if (said.every((phrases) => phrases.length > 0)) return joinPieces(said);
  }
  return [];
}

/** What a text says by heart; a request that is held without "please" is said with it. */
function findPhrases(held: HeldPhrases, text: string, { from, to }: Languages): HeldPhrase[] {
  const found = held.find(text, { from, to });
  if (found.length > 0) return found;
  const plain = withoutPlease(text, from);
  if (plain === undefined) return [];
  return held
    .find(plain, { from, to })
    .filter(({ isRequest }) => isRequest)
    .map((phrase) => ({
      ...phrase,
      wordings: phrase.wordings.map((wording) => withPlease(wording, to)),
    }));
}

/** The wording to show of each phrase, then their others. */
function wordingsOf(phrases: readonly HeldPhrase[]): string[] {
  const shown = phrases.map(({ wordings: [first = ''] }) => first);
  return [...new Set([...shown, ...phrases.flatMap(({ wordings }) => wordings)])];
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((piece) => piece !== '');
}

function splitClauses(text: string, language: LanguageCode): string[] {
  return splitSentences(text).flatMap((sentence) => splitAtCommas(sentence, language));
}

const readings = ['informal', 'formal'] as const;
type Register = (typeof readings)[number];

/**
 * Says the pieces in one register, no *tú* beside *usted*, and by a woman when one of them can only
 * be hers. In both registers when no piece tells; none when the pieces contradict each other.
 */
function joinPieces(said: readonly (readonly HeldPhrase[])[]): string[] {
  const isOfWoman = said.some((phrases) => phrases.every((phrase) => hasReading(phrase, 'f')));
  const joined = registersIn(said).flatMap((register) => {
    const chosen = said.map((phrases) => {
      const fitting = phrases.filter((phrase) => isIn(register, phrase));
      return fitting.find((phrase) => hasReading(phrase, 'f') === isOfWoman) ?? fitting[0];
    });
    const wordings = chosen.flatMap((phrase) => phrase?.wordings[0] ?? []);
    return wordings.length === said.length ? [wordings.join(' ')] : [];
  });
  return [...new Set(joined)];
}

/** The registers of a text, that of its first phrase which has one first. */
function registersIn(said: readonly (readonly HeldPhrase[])[]): readonly Register[] {
  const first = said
    .flat()
    .map((phrase) => registerOf(phrase))
    .find((register) => register !== undefined);
  return first === 'formal' ? readings.toReversed() : readings;
}

function isIn(register: Register, phrase: HeldPhrase): boolean {
  return (registerOf(phrase) ?? register) === register;
}

function registerOf(phrase: HeldPhrase): Register | undefined {
  return readings.find((register) => hasReading(phrase, register));
}

function hasReading({ key }: HeldPhrase, reading: Register | 'f'): boolean {
  return key.split('.').slice(1).includes(reading);
}
