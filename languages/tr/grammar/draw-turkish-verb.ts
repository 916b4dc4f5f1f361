import { attach, isVowel, lastVowel, vowelsOf } from './sounds.ts';
import {
  aoristOf,
  stemOfTurkishVerb,
  turkishImperative,
  turkishTenses,
  type TurkishVerbStem,
} from './verbs.ts';
import { thirdPersonOnly } from './word-lists.ts';
import {
  cellOf,
  listOf,
  personsOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import { turkishFacts } from './turkish-facts.ts';

/** The subject participle: giden. */
function participle({ beforeVowel }: TurkishVerbStem): string {
  return attach(beforeVowel, '(y)An');
}

const tenseNames = [
  'present-continuous',
  'aorist',
  'past-definite',
  'past-evidential',
  'future',
] as const;

/** Draws the tenses, imperative and non-finite forms of a Turkish verb in -mek or -mak. */
export function drawTurkishVerb({ text, note }: ParadigmWord): Drawn {
  const base = text.slice(0, -3);
  const stem = stemOfTurkishVerb(base, note.aorist);
  const byRule = { plain: base, beforeVowel: base };
  // Among one-syllable verbs, those in -Ir are the exceptions.
  const isShort = vowelsOf(base).length === 1 && !isVowel(base.at(-1));
  const regularAorist = isShort ? attach(base, 'Ar') : aoristOf(byRule);
  const tenses = turkishTenses(stem, note.aorist ?? aoristOf(stem));
  const regular = turkishTenses(byRule, regularAorist);
  const commands = turkishImperative(stem);
  const regularCommands = turkishImperative(byRule);
  const [order = '', ...orders] = commands.second;
  const isThirdOnly = thirdPersonOnly.has(text);
  const imperative = {
    name: 'imperative' as const,
    columns: ['singular' as const, 'plural' as const],
    rows: [
      {
        label: 'second' as const,
        cells: [cellOf(order), cellOf(orders, regularCommands.second[1])],
      },
      { label: 'third' as const, cells: commands.third.map((form) => cellOf(form)) },
    ],
  };
  return {
    tables: [
      listOf('non-finite', [
        ['infinitive', cellOf(text)],
        ['participle', cellOf(participle(stem), participle(byRule))],
      ]),
      ...tenseNames.map((name) =>
        personsOf(
          name,
          tenses[name].map((form, index) =>
            isThirdOnly && index % 3 !== 2 ? null : cellOf(form, regular[name][index]),
          ),
        ),
      ),
      ...(isThirdOnly ? [] : [imperative]),
    ],
    facts: turkishFacts(lastVowel(stem.plain), stem.plain, stem.beforeVowel),
  };
}
