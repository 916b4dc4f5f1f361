import { wordSet } from '../../lookup/word-set.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { personalForms, type PersonalForm } from '../grammar/personal-forms.ts';
import { aoristOf, stemOfTurkishVerb } from '../grammar/verbs.ts';

/** A personal form of a verb. */
export interface TurkishVerb extends PersonalForm {
  lexeme: Lexeme;
}

const memorized = new WeakMap<Lexeme, readonly [string, PersonalForm][]>();

/** The personal forms of a verb: its tenses, negated as well, and of "can" and "cannot". */
export function formsOfVerb(lexeme: Lexeme, lexicon: Lexicon): readonly [string, PersonalForm][] {
  const memory = memorized.get(lexeme);
  if (memory) return memory;
  const place = { table: 'aorist', row: 'third', column: 'singular' } as const;
  const [written] = lexicon.formsAt(lexeme, 'verb', place);
  const stem = stemOfTurkishVerb(lexeme.text.slice(0, -3), written);
  const forms = personalForms(stem, written ?? aoristOf(stem));
  memorized.set(lexeme, forms);
  return forms;
}

/** Common verbs that the bank has not as headwords; their aorists are regular. */
const unlisted: readonly Lexeme[] = [
  'beğenmek',
  'hoşlanmak',
  'yıkanmak',
  'pişmek',
  'şişmanlamak',
  'şakalaşmak',
  'yağmak',
].map((text) => ({ id: 0, text, pos: ['verb'], partners: [] }));

const starts = new WeakMap<Lexicon, Map<string, Lexeme[]>>();

/** The verbs whose forms may begin with this letter and, for longer stems, these letters. */
export function verbCandidates(token: string, lexicon: Lexicon): readonly Lexeme[] {
  let index = starts.get(lexicon);
  if (!index) {
    const listed = lexicon.lexemes.filter(
      ({ text, pos }) => pos.includes('verb') && /m[ae]k$/u.test(text),
    );
    const known = new Set(listed.map(({ text }) => text));
    const verbs = [...listed, ...unlisted.filter(({ text }) => !known.has(text))];
    index = Map.groupBy(verbs, ({ text }) => text.slice(0, 1));
    starts.set(lexicon, index);
  }
  return (index.get(token.slice(0, 1)) ?? []).filter(({ text }) => {
    const stem = text.slice(0, -3);
    return token.startsWith(stem.slice(0, Math.max(1, stem.length - 1)));
  });
}

/** Verbs that share forms with a far commoner one: *biliyorum* is "I know", hardly ever "I sharpen". */
const overshadowed = wordSet('bilemek');

/** All personal forms of verbs that a token may be. */
export function verbsOf(token: string, lexicon: Lexicon): readonly TurkishVerb[] {
  const found = verbCandidates(token, lexicon).flatMap((lexeme) =>
    formsOfVerb(lexeme, lexicon)
      .filter(([form]) => form === token)
      .map(([, features]) => ({ lexeme, ...features })),
  );
  const common = found.filter(({ lexeme }) => !overshadowed.has(lexeme.text));
  return common.length > 0 ? common : found;
}

/** A verb in other features. */
export function verbWith(
  { lexeme, ...verb }: TurkishVerb,
  lexicon: Lexicon,
  changed: Partial<PersonalForm>,
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
