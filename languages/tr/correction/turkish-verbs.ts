import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { attach } from '../grammar/sounds.ts';
import {
  aoristOf,
  stemOfTurkishVerb,
  turkishTenses,
  type TurkishVerbStem,
} from '../grammar/verbs.ts';

type Tense =
  | keyof ReturnType<typeof turkishTenses>
  | 'past-continuous'
  | 'past-aorist'
  | 'past-perfect'
  | 'future-past'
  | 'necessity';

/** A personal form of a verb. */
export interface TurkishVerb {
  lexeme: Lexeme;
  tense: Tense;
  isNegative: boolean;
  can: boolean;
  /** First to third person singular, then plural. */
  person: number;
}

type Features = Omit<TurkishVerb, 'lexeme'>;

const pastPersons = ['m', 'n', '', 'k', 'nIz'];
const persons = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz', 'lAr'];

function past(base: string): string[] {
  const plain = attach(base, 'DI');
  return [...pastPersons.map((ending) => attach(plain, ending)), attach(attach(base, 'lAr'), 'DI')];
}

/** A stem that is the same before a vowel. */
function stemAlike(text: string): TurkishVerbStem {
  return { plain: text, beforeVowel: text };
}

const known = new WeakMap<Lexeme, readonly [string, Features][]>();

/** The personal forms of a verb: its tenses, negated as well, and of "can" and "cannot". */
export function formsOfVerb(lexeme: Lexeme, lexicon: Lexicon): readonly [string, Features][] {
  const memory = known.get(lexeme);
  if (memory) return memory;
  const place = { table: 'aorist', row: 'third', column: 'singular' } as const;
  const [written] = lexicon.formsAt(lexeme, 'verb', place);
  const stem = stemOfTurkishVerb(lexeme.text.slice(0, -3), written);
  const negative = attach(stem.plain, 'mA');
  const can = attach(stem.beforeVowel, '(y)Abil');
  const cannot = attach(stem.beforeVowel, '(y)AmA');
  const bases: [TurkishVerbStem, string, Pick<Features, 'isNegative' | 'can'>][] = [
    [stem, written ?? aoristOf(stem), { isNegative: false, can: false }],
    [stemAlike(negative), `${negative}z`, { isNegative: true, can: false }],
    [stemAlike(can), attach(can, 'Ir'), { isNegative: false, can: true }],
    [stemAlike(cannot), `${cannot}z`, { isNegative: true, can: true }],
  ];
  const forms = bases.flatMap(([base, aorist, polarity]) => {
    const tenses = turkishTenses(base, aorist);
    const all: [Tense, readonly string[]][] = [
      ...(Object.entries(tenses) as [Tense, string[]][]),
      ['past-continuous', past(tenses['present-continuous'][2] ?? '')],
      ['past-aorist', past(aorist)],
      ['past-perfect', past(tenses['past-evidential'][2] ?? '')],
      ['future-past', past(tenses.future[2] ?? '')],
      ['necessity', persons.map((ending) => attach(attach(base.plain, 'mAlI'), ending))],
    ];
    return all.flatMap(([tense, each]) =>
      each.map((form, person): [string, Features] => [form, { tense, person, ...polarity }]),
    );
  });
  known.set(lexeme, forms);
  return forms;
}

const starts = new WeakMap<Lexicon, Map<string, Lexeme[]>>();

/** The verbs whose forms may begin with this letter and, for longer stems, these letters. */
export function verbCandidates(token: string, lexicon: Lexicon): readonly Lexeme[] {
  let index = starts.get(lexicon);
  if (!index) {
    const verbs = lexicon.lexemes.filter(
      ({ text, pos }) => pos.includes('verb') && /m[ae]k$/u.test(text),
    );
    index = Map.groupBy(verbs, ({ text }) => text.slice(0, 1));
    starts.set(lexicon, index);
  }
  return (index.get(token.slice(0, 1)) ?? []).filter(({ text }) => {
    const stem = text.slice(0, -3);
    return token.startsWith(stem.slice(0, Math.max(1, stem.length - 1)));
  });
}

/** All personal forms of verbs that a token may be. */
export function verbsOf(token: string, lexicon: Lexicon): readonly TurkishVerb[] {
  return verbCandidates(token, lexicon).flatMap((lexeme) =>
    formsOfVerb(lexeme, lexicon)
      .filter(([form]) => form === token)
      .map(([, features]) => ({ lexeme, ...features })),
  );
}

/** A verb in other features. */
export function verbWith(
  { lexeme, ...verb }: TurkishVerb,
  lexicon: Lexicon,
  changed: Partial<Features>,
): string | undefined {
  const wanted = { ...verb, ...changed };
  return formsOfVerb(lexeme, lexicon).find(
    ([, one]) =>
      one.tense === wanted.tense &&
      one.person === wanted.person &&
      one.isNegative === wanted.isNegative &&
      one.can === wanted.can,
  )?.[0];
}
