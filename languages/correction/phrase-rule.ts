import { cursorsOf, type Cursor } from './cursor.ts';
import type { ChangeKind } from '../tutor/change-kind.ts';
import type { CheckedToken, Finding, Reason, Rule } from '../pack/correction-rules.ts';

/** Kinds of words that patterns name as `<kind>`, also beside words: `me|<kind>`. */
export type WordClasses = Readonly<Record<string, (token: CheckedToken) => boolean>>;

/** The words that a pattern fits. */
export interface PhraseMatch {
  /** The headword of the `{}` before what is replaced, or else the word before that. */
  head: string;
  /** The pattern's last word, as written. */
  last: string;
  wrong: string;
  right: string;
  /** The words that the pattern fits, corrected. */
  shown: string;
}

interface PhraseTable {
  kind: ChangeKind;
  reason: (match: PhraseMatch) => Reason;
  classes?: WordClasses;
  /** Lines of `pattern => right`. */
  lines: string;
}

type Test = (token: CheckedToken) => string | false;

interface Phrase {
  tests: readonly Test[];
  /** One of them is among the keys of each first word that fits; undefined if any word may. */
  keys: readonly string[] | undefined;
  /** The place of its head. */
  head: number;
  from: number;
  to: number;
  startsClause: boolean;
  endsClause: boolean;
  right: string;
}

function testOf(written: string, classes: WordClasses): Test {
  const lexemes = /^\{(.*)\}$/u.exec(written)?.[1]?.split('|');
  if (lexemes) {
    const wanted = new Set(lexemes);
    return ({ readings: all }) => {
      // Боюсь, "I'm afraid", is a formula that is a form of a verb.
      const words = all.filter(({ pos }) => pos !== 'interjection');
      const readings = words.length > 0 ? words : all;
      const isSure = readings.every(
        ({ lexeme }) => wanted.has(lexeme.text) || wanted.has(lexeme.text.replace(/se$/u, '')),
      );
      return isSure && (readings[0]?.lexeme.text ?? false);
    };
  }
  const parts = written.match(/<[^>]*>|[^<>|]+/gu) ?? [];
  const texts = new Set(parts.filter((part) => !part.startsWith('<')));
  const fits = parts
    .filter((part) => part.startsWith('<'))
    .flatMap((part) => part.slice(1, -1).split('|'))
    .map((name) => {
      const test = Object.hasOwn(classes, name) ? classes[name] : undefined;
      if (!test) throw new Error(`no class of words is called ${name}`);
      return test;
    });
  return (token) => (texts.has(token.text) || fits.some((fit) => fit(token))) && token.text;
}

/** The keys of the words that a word of a pattern fits; undefined if its class does not say. */
function keysOf(written: string): readonly string[] | undefined {
  const lexemes = /^\{(.*)\}$/u.exec(written)?.[1]?.split('|');
  if (lexemes) return lexemes.map((lexeme) => `{${lexeme}}`);
  return written.includes('<') ? undefined : written.split('|');
}

/** Its text, and its headword with and without a reflexive ending. */
function keysOfToken({ text, readings }: CheckedToken): readonly string[] {
  const headword = readings[0]?.lexeme.text;
  if (headword === undefined) return [text];
  const keys = [text, `{${headword}}`];
  return headword.endsWith('se') ? [...keys, `{${headword.slice(0, -2)}}`] : keys;
}

/** Finds the phrases whose first word may be a token, in their order. */
function phraseFinder(phrases: readonly Phrase[]): (token: CheckedToken) => readonly Phrase[] {
  const open = phrases.filter(({ keys }) => keys === undefined);
  const places = new Map(phrases.map((phrase, place) => [phrase, place]));
  const placeOf = (phrase: Phrase) => places.get(phrase) ?? 0;
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of phrase.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), phrase]);
  }
  return (token) => {
    const own = keysOfToken(token).flatMap((key) => byKey.get(key) ?? []);
    if (own.length === 0) return open;
    return [...new Set([...own, ...open])].toSorted((one, other) => placeOf(one) - placeOf(other));
  };
}

/** Reads `<start> {depend} [of|from] <det> => on`: the bracketed words are replaced. */
function readPhrase(line: string, classes: WordClasses): Phrase {
  const [pattern = '', right = ''] = line.split('=>').map((part) => part.trim());
  const words = pattern
    .replaceAll('[]', '[ ]')
    .replaceAll(/([[\]])/gu, ' $1 ')
    .split(/\s+/u);
  const tests: Test[] = [];
  let keys: Phrase['keys'];
  const place = { from: 0, to: 0 };
  for (const word of words) {
    if (word === '[') place.from = tests.length;
    else if (word === ']') place.to = tests.length;
    else if (word !== '' && word !== '<start>' && word !== '<end>') {
      if (tests.length === 0) keys = keysOf(word);
      tests.push(testOf(word, classes));
    }
  }
  const named = words
    .filter((word) => !/^(?:|\[|\]|<start>|<end>)$/u.test(word))
    .slice(0, place.from)
    .findIndex((word) => word.startsWith('{'));
  return {
    tests,
    keys,
    head: named === -1 ? Math.max(0, place.from - 1) : named,
    ...place,
    startsClause: words.includes('<start>'),
    endsClause: words.includes('<end>'),
    right,
  };
}

function matchAt(phrase: Phrase, cursor: Cursor): readonly string[] | undefined {
  const { tests, startsClause, endsClause } = phrase;
  if (startsClause && !cursor.isStart(0)) return undefined;
  if (endsClause && !cursor.isEnd(tests.length - 1)) return undefined;
  const heads: string[] = [];
  for (const [offset, test] of tests.entries()) {
    const token = cursor.token(offset);
    const head = token && test(token);
    if (!head) return undefined;
    heads.push(head);
  }
  return heads;
}

/** A rule for fixed expressions, such as verbs with their prepositions. `$1` is the first word. */
export function phraseRule({ kind, reason, classes = {}, lines }: PhraseTable): Rule {
  const phrases = lines
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => readPhrase(line, classes));
  const phrasesFor = phraseFinder(phrases);
  function findAt(cursor: Cursor): Finding[] {
    const first = cursor.token(0);
    for (const phrase of first ? phrasesFor(first) : []) {
      const heads = matchAt(phrase, cursor);
      if (!heads) continue;
      const { tests, from, to, right } = phrase;
      const filled = right.replaceAll(/\$(\d)/gu, (_, place: string) =>
        cursor.words(Number(place) - 1, Number(place)),
      );
      // What is missing or dropped is shown with its neighbours.
      const isShort = from === to || filled === '';
      const first = isShort ? Math.max(0, from - 1) : from;
      const last = isShort ? Math.min(tests.length, to + 1) : to;
      const parts = [cursor.words(first, from), filled, cursor.words(to, last)];
      const text = parts.filter((part) => part !== '').join(' ');
      const match = {
        head: heads[phrase.head] ?? '',
        last: cursor.words(tests.length - 1, tests.length),
        wrong: cursor.words(from, to),
        right: filled,
        shown: [cursor.words(0, from), filled, cursor.words(to, tests.length)]
          .filter((part) => part !== '')
          .join(' '),
      };
      return [cursor.replace([first, last], text, { kind, reason: reason(match) })];
    }
    return [];
  }
  return (sentence) => cursorsOf(sentence).flatMap(findAt);
}
