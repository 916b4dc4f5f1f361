import type { Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedSentence, CheckedToken } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounsOf, type TurkishNoun } from './turkish-nouns.ts';
import { verbsOf, type TurkishVerb } from './turkish-verbs.ts';

export { star } from '../../correction/star.ts';

/** Persons of subject pronouns, as verbs number them. */
export const subjects = mapOf({ ben: 0, sen: 1, o: 2, biz: 3, siz: 4, onlar: 5 });

type Declined = Readonly<
  Record<
    'nominative' | 'accusative' | 'dative' | 'locative' | 'ablative' | 'genitive' | 'with',
    string
  >
>;

function declined(text: string): Declined {
  const [
    nominative = '',
    accusative = '',
    dative = '',
    locative = '',
    ablative = '',
    genitive = '',
    last = '',
  ] = text.split(' ');
  return { nominative, accusative, dative, locative, ablative, genitive, with: last };
}

/** Pronouns in all cases, and with ile. */
const pronouns = mapOf<Declined>({
  ben: declined('ben beni bana bende benden benim benimle'),
  sen: declined('sen seni sana sende senden senin seninle'),
  o: declined('o onu ona onda ondan onun onunla'),
  biz: declined('biz bizi bize bizde bizden bizim bizimle'),
  siz: declined('siz sizi size sizde sizden sizin sizinle'),
  onlar: declined('onlar onları onlara onlarda onlardan onların onlarla'),
  bu: declined('bu bunu buna bunda bundan bunun bununla'),
  kim: declined('kim kimi kime kimde kimden kimin kiminle'),
});

/** The pronoun that a form belongs to, and its case. */
export function pronounOf(text: string): { forms: Declined; case: keyof Declined } | undefined {
  for (const forms of pronouns.values()) {
    const entry = Object.entries(forms).find(([, form]) => form === text);
    if (entry) return { forms, case: entry[0] as keyof Declined };
  }
  return undefined;
}

/** The personal form at the end of a sentence; undefined if the last word may be anything else. */
export function lastVerb({
  tokens,
  lexicon,
}: CheckedSentence): { at: number; verbs: readonly TurkishVerb[] } | undefined {
  const at = tokens.length - 1;
  const token = tokens[at];
  if (!token) return undefined;
  const isVerb = token.readings.every(({ pos }) => pos === 'verb' || pos === 'interjection');
  const verbs = verbsOf(token.text, lexicon);
  return isVerb && verbs.length > 0 && new Set(verbs.map(({ lexeme }) => lexeme)).size === 1
    ? { at, verbs }
    : undefined;
}

/** The nouns that a token may be, if it can be nothing else. */
export function onlyNouns(cursor: Cursor, offset: number): readonly TurkishNoun[] | undefined {
  const token = cursor.token(offset);
  if (!token || !canBeNounOnly(token)) return undefined;
  const nouns = nounsOf(token.text, cursor.sentence.lexicon);
  return nouns.length > 0 ? nouns : undefined;
}

function canBeNounOnly(token: CheckedToken): boolean {
  return token.readings.length === 0 || isOnly(token, ({ pos }) => pos === 'noun');
}

/** Endings of converbs, participles and verbal nouns, whose subject may be another. */
const subordinate =
  /ken$|[iıuü]nc[ae]$|[dt][iıuü]kç[ae]$|m[ae]d[ae]n$|[iıuü]p$|[ae]r[ae]k$|[dt][iıuü]ğ|[ae]c[ae]ğ|m[ae]s[ıi]/u;

/** yüzmek, gitmeye: its subject is that of the next verb. */
function isInfinitive({ text, readings }: CheckedToken): boolean {
  return (
    /.{2}m[ae](?:k|y[aeıi]|kt[ae]n)$/u.test(text) &&
    readings.every(({ pos }) => pos === 'verb' || pos === 'noun')
  );
}

/** ziyaret, teşekkür, sigara: unknown words that cannot end as verbs do. */
function isNounInPhrases({ text }: CheckedToken): boolean {
  return /[^aeıioöuünkmprşzl]$/u.test(text) || inPhrases.has(text);
}
const inPhrases = wordSet('sigara teşekkür merak kilo kabul ilan iptal dava');

/** Whether a sentence has a form of a verb besides its last word. */
export function hasOtherVerb({ tokens, lexicon }: CheckedSentence): boolean {
  return tokens
    .slice(0, -1)
    .some(
      (token) =>
        !/^(?:geçen|gelecek|erken)$/u.test(token.text) &&
        !isInfinitive(token) &&
        (subordinate.test(token.text) ||
          mayBe(
            token,
            ({ pos, place }) => pos === 'verb' && place !== null && place.table !== 'imperative',
          ) ||
          (token.readings.length === 0 &&
            !/^\p{Lu}/u.test(token.written) &&
            !isNounInPhrases(token)) ||
          verbsOf(token.text, lexicon).length > 0),
    );
}
