import type { Speller } from '../../dictionaries/load-speller.ts';
import {
  addEnding,
  caseEndings,
  caseEndingsAfterThirdPerson,
  isTurkishCompound,
  pluralStemsOf,
  possessiveEndings,
  stemsOfTurkishNoun,
  type TurkishStems,
} from './nouns.ts';
import { attach } from './sounds.ts';
import {
  cellOf,
  listOf,
  nothingDrawn,
  personsOf,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import type { RowLabel } from '../../paradigms/labels.ts';
import type { Cell } from '../../paradigms/paradigm-table.ts';
import { turkishFacts } from './turkish-facts.ts';
import { inflectedHeadwords, turkishAccusatives } from './word-lists.ts';

/** The cases after the nominative, in the order of Turkish grammars. */
export const caseNames = ['accusative', 'dative', 'locative', 'ablative', 'genitive'] as const;

/** A compound ends in a possessive: its cases follow it, and its plural precedes it. */
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

/**
 * Names have an apostrophe before their endings, except names of languages, which have no plural.
 */
function drawName({ text, note }: ParadigmWord): Drawn {
  if (!/[cç][ae]$/u.test(text)) return nothingDrawn;
  const stems = stemsOfTurkishNoun(text, note.accusative);
  const cases = caseNames.map((name): [RowLabel, Cell | null] => [
    name,
    cellOf(addEnding(stems, caseEndings[name])),
  ]);
  return {
    tables: [listOf('declension', [['nominative', cellOf(text)], ...cases])],
    facts: { number: 'singular-only', ...turkishFacts(stems.vowel, text, text) },
  };
}

/**
 * The accusative, which shows how a stem changes: noted, from the list, or regular if in the
 * dictionary.
 */
function accusativeOf({ text, note }: ParadigmWord, isSpelled: Speller): string | undefined {
  const known = note.accusative ?? turkishAccusatives.get(text);
  if (known !== undefined) return known;
  const regular = addEnding(stemsOfTurkishNoun(text, undefined), caseEndings.accusative);
  return /[aeıioöuü]$/u.test(text) || isSpelled(regular) ? regular : undefined;
}

/** Draws cases and possessives of a Turkish noun whose accusative is certain. */
export function drawTurkishNoun(word: ParadigmWord, isSpelled: Speller): Drawn {
  const { text } = word;
  if (/^[A-ZÇĞİÖŞÜ]/u.test(text)) return drawName(word);
  const accusative = accusativeOf(word, isSpelled);
  if (accusative === undefined || inflectedHeadwords.has(text)) return nothingDrawn;
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
    facts: turkishFacts(stems.vowel, stems.plain, stems.beforeVowel),
  };
}
