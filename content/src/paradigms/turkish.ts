import type { Speller } from '../spellers.ts';
import {
  addEnding,
  caseEndings,
  caseEndingsAfterThirdPerson,
  isTurkishCompound,
  pluralStemsOf,
  possessiveEndings,
  stemsOfTurkishNoun,
  type TurkishStems,
} from '../inflection/turkish-nouns.ts';
import { attach, isVowel, lastVowel, vowelsOf } from '../inflection/turkish-sounds.ts';
import {
  aoristOf,
  stemOfTurkishVerb,
  turkishImperative,
  turkishTenses,
  type TurkishVerbStem,
} from '../inflection/turkish-verbs.ts';
import {
  cellOf,
  listOf,
  nothingDrawn,
  personsOf,
  type Drawn,
  type ParadigmWord,
} from './drawing.ts';
import type { RowLabel } from './labels.ts';
import type { Cell, WordFacts } from './paradigm.ts';
import { alreadyPossessed, turkishAccusatives, turkishPronouns } from './turkish-words.ts';

const caseNames = ['accusative', 'dative', 'locative', 'ablative', 'genitive'] as const;

function harmonyOf(vowel: string): WordFacts['harmony'] {
  const high = attach('', 'I', vowel);
  const isHigh = high === 'ı' || high === 'i' || high === 'u' || high === 'ü';
  return isHigh ? { low: attach('', 'A', vowel) === 'e' ? 'e' : 'a', high } : undefined;
}

/** How the stem's end changes before a vowel, if it is its last consonant that does. */
function softeningOf(plain: string, beforeVowel: string): WordFacts['softening'] {
  const from = plain.at(-1) ?? '';
  const to = beforeVowel.at(-1) ?? '';
  const isSoftened = plain.length === beforeVowel.length && from !== to;
  return isSoftened && plain.slice(0, -1) === beforeVowel.slice(0, -1) ? { from, to } : undefined;
}

function factsOf(vowel: string, plain: string, beforeVowel: string): WordFacts {
  const harmony = harmonyOf(vowel);
  const softening = softeningOf(plain, beforeVowel);
  return { ...(harmony && { harmony }), ...(softening && { softening }) };
}

/** A compound has its possessive already: its cases follow it, and its plural stands before it. */
function drawCompound(text: string): Drawn {
  const rows = caseNames.map((name): [RowLabel, Cell | null] => [
    name,
    cellOf(attach(text, caseEndingsAfterThirdPerson[name])),
  ]);
  return { tables: [listOf('declension', [['nominative', cellOf(text)], ...rows])] };
}

function possessivesOf(stems: TurkishStems): string[] {
  const { singular, plural } = possessiveEndings;
  const theirs = attach(pluralStemsOf(stems).plain, 'I');
  return [
    ...[...singular, ...plural.slice(0, 2)].map((ending) => addEnding(stems, ending)),
    theirs,
  ];
}

/** Names have an apostrophe before their endings, but those of languages, which have no plural. */
function drawName({ text, note }: ParadigmWord): Drawn {
  if (!/[cç][ae]$/u.test(text)) return nothingDrawn;
  const stems = stemsOfTurkishNoun(text, note.accusative);
  const cases = caseNames.map((name): [RowLabel, Cell | null] => [
    name,
    cellOf(addEnding(stems, caseEndings[name])),
  ]);
  return {
    tables: [listOf('declension', [['nominative', cellOf(text)], ...cases])],
    facts: { number: 'singular-only', ...factsOf(stems.vowel, text, text) },
  };
}

/**
 * The accusative shows how a stem changes: noted, known of others, or regular if the dictionary has it.
 */
function accusativeOf({ text, note }: ParadigmWord, isSpelled: Speller): string | undefined {
  const known = note.accusative ?? turkishAccusatives[text];
  if (known !== undefined) return known;
  const regular = addEnding(stemsOfTurkishNoun(text, undefined), caseEndings.accusative);
  return /[aeıioöuü]$/u.test(text) || isSpelled(regular) ? regular : undefined;
}

function drawNoun(word: ParadigmWord, isSpelled: Speller): Drawn {
  const { text } = word;
  if (/^[A-ZÇĞİÖŞÜ]/u.test(text)) return drawName(word);
  const accusative = accusativeOf(word, isSpelled);
  if (accusative === undefined || alreadyPossessed.has(text)) return nothingDrawn;
  if (isTurkishCompound(text, accusative)) return drawCompound(text);
  const stems = stemsOfTurkishNoun(text, accusative);
  const byRule =
    text === 'su'
      ? { plain: text, beforeVowel: text, vowel: 'u' }
      : stemsOfTurkishNoun(text, undefined);
  const [plural, pluralByRule] = [pluralStemsOf(stems), pluralStemsOf(byRule)];
  const cases = caseNames.map((name) => ({
    label: name,
    cells: [
      cellOf(addEnding(stems, caseEndings[name]), addEnding(byRule, caseEndings[name])),
      cellOf(addEnding(plural, caseEndings[name]), addEnding(pluralByRule, caseEndings[name])),
    ],
  }));
  const regular = possessivesOf(byRule);
  const nominative = [cellOf(text), cellOf(plural.plain, pluralByRule.plain)];
  return {
    tables: [
      {
        name: 'declension',
        columns: ['singular', 'plural'],
        rows: [{ label: 'nominative', cells: nominative }, ...cases],
      },
      personsOf(
        'possessive',
        possessivesOf(stems).map((form, index) => cellOf(form, regular[index])),
      ),
    ],
    facts: factsOf(stems.vowel, stems.plain, stems.beforeVowel),
  };
}

/** The one who or that which does: giden. */
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

function drawVerb({ text, note }: ParadigmWord): Drawn {
  const base = text.slice(0, -3);
  const stem = stemOfTurkishVerb(base, note.aorist);
  const byRule = { plain: base, beforeVowel: base };
  // Of the verbs of one syllable those in -Ir are the exceptions.
  const isShort = vowelsOf(base).length === 1 && !isVowel(base.at(-1));
  const regularAorist = isShort ? attach(base, 'Ar') : aoristOf(byRule);
  const tenses = turkishTenses(stem, note.aorist ?? aoristOf(stem));
  const regular = turkishTenses(byRule, regularAorist);
  const commands = turkishImperative(stem);
  const regularCommands = turkishImperative(byRule);
  const [order = '', ...orders] = commands.second;
  return {
    tables: [
      listOf('non-finite', [
        ['infinitive', cellOf(text)],
        ['participle', cellOf(participle(stem), participle(byRule))],
      ]),
      ...tenseNames.map((name) =>
        personsOf(
          name,
          tenses[name].map((form, index) => cellOf(form, regular[name][index])),
        ),
      ),
      {
        name: 'imperative',
        columns: ['singular', 'plural'],
        rows: [
          { label: 'second', cells: [cellOf(order), cellOf(orders, regularCommands.second[1])] },
          { label: 'third', cells: commands.third.map((form) => cellOf(form)) },
        ],
      },
    ],
    facts: factsOf(lastVowel(stem.plain), stem.plain, stem.beforeVowel),
  };
}

function drawPronoun({ text }: ParadigmWord): Drawn {
  const forms = turkishPronouns[text];
  if (!forms) return nothingDrawn;
  const numbers = [forms.singular, forms.plural ?? []].flat().map((list) => list.split(' '));
  const rows = (['nominative', ...caseNames] as const).map((label, index) => ({
    label,
    cells: numbers.map((list) => cellOf(list[index])),
  }));
  const columns = forms.plural ? (['singular', 'plural'] as const) : (['form'] as const);
  return { tables: [{ name: 'declension', columns: [...columns], rows }] };
}

/** The tables of a Turkish word, by the rules that also derive its forms. */
export function drawTurkish(word: ParadigmWord, isSpelled: Speller): Drawn {
  if (word.pos === 'pronoun') return drawPronoun(word);
  if (word.text.includes(' ')) return nothingDrawn;
  if (word.pos === 'noun') return drawNoun(word, isSpelled);
  return word.pos === 'verb' && /^\S+m[ae]k$/u.test(word.text) ? drawVerb(word) : nothingDrawn;
}
