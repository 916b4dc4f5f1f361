import type { Rule } from '../../pack/correction-rules.ts';
import { star } from './english-words.ts';
import { cities, countries, months, nationalities, weekdays } from './names-of-places.ts';

const typos = new Map(
  `dont:don't doesnt:doesn't didnt:didn't cant:can't isnt:isn't arent:aren't wasnt:wasn't
  werent:weren't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't havent:haven't hasnt:hasn't
  im:I'm ive:I've youre:you're theyre:they're thats:that's whats:what's alot:a_lot
  your's:yours her's:hers our's:ours their's:theirs`
    .split(/\s+/u)
    .map((pair) => pair.split(':').map((word) => word.replaceAll('_', ' ')) as [string, string]),
);

/** Months that are other words in lower case. */
const ordinary = new Set(['march', 'may', 'august']);

function isName(text: string): boolean {
  if (ordinary.has(text)) return false;
  const sets = [weekdays, months, nationalities, cities, countries];
  return sets.some((names) => names.has(text));
}

/** dont, im, i; monday, english, london. */
export const writing: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written }, at) => {
    const right = typos.get(text);
    if (right !== undefined && written !== 'IM') {
      return [
        {
          from: at,
          to: at + 1,
          right,
          kind: 'spelling' as const,
          reason: (texts) => texts.spelled(star(right)),
        },
      ];
    }
    const isPronoun = /^i(?:'(?:m|ve|ll|d))?$/u.test(text);
    if (!/^[a-z]/u.test(written) || (!isName(text) && !isPronoun)) return [];
    const capital = text.slice(0, 1).toUpperCase() + text.slice(1);
    return [
      {
        from: at,
        to: at + 1,
        right: capital,
        kind: 'spelling' as const,
        reason: (texts) => texts.capital(star(capital)),
      },
    ];
  });
