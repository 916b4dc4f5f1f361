import type { ClauseWord } from '../../gloss/clause-word.ts';
import type { Features, GrammaticalNumber, Person } from '../../gloss/features.ts';

const endings: readonly [ending: RegExp, person: Person, number: GrammaticalNumber][] = [
  [/^m[ıiuü]y(?:d[ıiuü])?[ıiuü]?m$/u, 'first', 'singular'],
  [/^m[ıiuü](?:s[ıiuü]n|yd[ıiuü]n)$/u, 'second', 'singular'],
  [/^m[ıiuü](?:y[ıiuü]z|yd[ıiuü]k)$/u, 'first', 'plural'],
  [/^m[ıiuü](?:s[ıiuü]|yd[ıiuü])n[ıiuü]z$/u, 'second', 'plural'],
];

/** The person that a question particle says of the word before it: *okuyacak mısın* is "you". */
export function resolveQuestions(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const before = clause[place - 1];
    const [, person, number] = endings.find(([ending]) => ending.test(member.text)) ?? [];
    if (before === undefined || person === undefined || number === undefined) continue;
    const past: Features = /^m[ıiuü]yd/u.test(member.text) ? { mood: 'past' } : {};
    before.features = { ...before.features, ...past, person, number };
  }
}
