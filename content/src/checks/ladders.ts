import { fold, tokensOf, wordsIn } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { entryOfLadderWord, wordsOfParts } from '../ladders/build-ladders.ts';
import { findForm } from '../ladders/find-form.ts';
import type { Ladder } from '../ladders/ladder.ts';
import type { LocatedLadder } from '../ladders/read-ladders.ts';
import { resolveWritten } from '../vocabulary/resolve-forms.ts';
import type { Fault } from '../rows/fault.ts';
import { foreignCharacters } from './alphabet.ts';
import type { CheckedBank } from './check.ts';
import { faultsOfMarks } from './sentence-marks.ts';
import { isSpelled } from './spelling.ts';

/** A teaching sentence is taken in at a glance. */
const sentenceWords = { least: 2, most: 5 };
const mostInflected = 2;

type Bank = Pick<CheckedBank, 'lexicon' | 'spellers'>;
type Details = string[];

/** The headword, its sense, and the form that is shown. */
function faultsOfWord(word: Ladder['words'][number], target: LanguageCode, bank: Bank): Details {
  const entry = entryOfLadderWord(word, bank.lexicon[target]);
  if (!entry) return [`"${word.word}" is no headword`];
  const { form, meaning, sentence } = word;
  const details: Details = [];
  if (!entry.lexeme.senses.some((sense) => sense.meaning === meaning)) {
    details.push(`"${word.word}" has no sense ${meaning}`);
  }
  if (entry.lexeme.level !== 'A1') details.push(`"${word.word}" is ${entry.lexeme.level}`);
  const forms = [entry.text, ...entry.forms].map((one) => fold(one, target));
  if (!forms.includes(fold(form, target))) details.push(`"${form}" is no form of ${word.word}`);
  if (findForm(sentence[target], form, target).length !== 1) {
    details.push(`"${sentence[target]}" lacks one "${form}"`);
  }
  return details;
}

/** The last sentence: made of the five forms and nothing else. */
function faultsOfParts(ladder: Ladder): Details {
  const { parts, sentence, target, words } = ladder;
  const details: Details = [];
  const text = sentence[target];
  if (wordsIn(text).join(' ') !== parts.flatMap(wordsIn).join(' ')) {
    details.push(`its parts do not make "${text}"`);
  }
  if (wordsOfParts(ladder).includes(undefined)) details.push('its parts are not its forms');
  const inflected = words.filter(({ word, form }) => fold(form, target) !== fold(word, target));
  if (inflected.length > mostInflected) details.push(`inflects ${inflected.length} words`);
  if (new Set(words.map(({ gloss }) => gloss)).size < words.length)
    details.push('has a gloss twice');
  return details;
}

/** The sentences of a ladder in a language. */
function sentencesIn({ words, sentence }: Ladder, language: LanguageCode): string[] {
  return [...words.map((word) => word.sentence), sentence].map((one) => one[language]);
}

function faultsOfSentences(ladder: Ladder): Details {
  const { native, target } = ladder;
  const details = [native, target].flatMap((language) =>
    sentencesIn(ladder, language).flatMap((text) =>
      faultsOfMarks(text, language).map((fault) => `"${text}" ${fault}`),
    ),
  );
  const own = sentencesIn(ladder, target);
  if (new Set(own).size < own.length) details.push('has a sentence twice');
  for (const text of own.slice(0, -1)) {
    const { length } = wordsIn(text);
    if (length < sentenceWords.least || length > sentenceWords.most) {
      details.push(`"${text}" has ${length} words`);
    }
  }
  return details;
}

type IsKnown = (word: string, language: LanguageCode) => boolean;

/** Every word of every sentence is in the dictionary, or a form of a headword. */
function faultsOfSpelling(ladder: Ladder, isKnown: IsKnown): Details {
  return [ladder.native, ladder.target].flatMap((language) =>
    sentencesIn(ladder, language).flatMap((text) => [
      ...foreignCharacters(text, language).map((one) => `"${text}" has "${one}"`),
      ...wordsIn(text)
        .filter((word) => !isKnown(word, language))
        .map((word) => `"${word}" is not in the dictionary of ${language}`),
    ]),
  );
}

/** Reports every rule that a ladder breaks. Missing and invalid files are reported on reading. */
export function checkLadders(ladders: readonly LocatedLadder[], bank: Bank): Fault[] {
  const resolvers = new Map(
    languageCodes.map((code) => [code, resolveWritten([...bank.lexicon[code].values()], code)]),
  );
  const isKnown: IsKnown = (word, language) =>
    isSpelled(word, language, bank.spellers[language]) ||
    isSpelled(word.toLocaleLowerCase(language), language, bank.spellers[language]) ||
    tokensOf(word, language).every((token) => resolvers.get(language)?.(token));
  const taken = new Set<string>();
  return ladders.flatMap(({ file, ladder }) => {
    const { target, words, sentence } = ladder;
    const again = taken.has(sentence[target]) ? ['has the sentence of another direction'] : [];
    taken.add(sentence[target]);
    const details = [
      ...words.flatMap((word) => faultsOfWord(word, target, bank)),
      ...faultsOfParts(ladder),
      ...faultsOfSentences(ladder),
      ...faultsOfSpelling(ladder, isKnown),
      ...again,
    ];
    return details.map((detail) => ({ check: 'ladders', file, line: 1, key: '', detail }));
  });
}
