import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsIn } from '../bank/glosses.ts';
import { answersToCloze } from './answers-to-cloze.ts';
import { askContrast } from './ask-contrast.ts';
import type { AskedMistake, Question } from './ask-mistake.ts';
import { explainMistake } from './explain-mistake.ts';
import { findClozes } from './find-clozes.ts';
import type { MistakeSources } from './find-mistake.ts';
import { formsLike } from './forms-like.ts';
import { confusablesOf } from './introduce-word.ts';
import { isAlsoRight } from './is-also-right.ts';

/**
 * Questions that tell two words apart: those of their contrast card, or else in which sentence and
 * for which meaning each is right. Words of which either may be right are asked by contrast cards
 * only.
 */
export function askPair(sources: MistakeSources, asked: AskedMistake): Question[] {
  const { word, mistake, native } = asked;
  const other = sources.catalogue.find(mistake.takenWordId ?? 0);
  if (other === undefined) return [];
  const glossOf = (one: CatalogueWord) => sources.prompts.of(one, native).text;
  const sides = [
    { text: word.text, texts: [word.text, mistake.wanted], note: glossOf(word) },
    { text: other.text, texts: [other.text, mistake.taken], note: glossOf(other) },
  ];
  const contrasts = askContrast(sources.teachingOf, word, { sides, native });
  if (contrasts.length > 0) return contrasts;
  if (isAlsoRight(word, native, sources.usageOf)(other)) return [];
  const explanation =
    differenceOf(sources, word, other, native) ?? explainMistake(sources.teachingOf, asked);
  const shown = { sides: sides.map(({ text, note }) => ({ text, note })), explanation };
  const [first, second] = [
    [word, other],
    [other, word],
  ] as const;
  return [
    ...bySentence(sources, first, native),
    ...byGloss(second, glossOf),
    ...bySentence(sources, second, native),
    ...byGloss(first, glossOf),
  ].map((question) => ({ ...question, ...shown }));
}

type Bare = Omit<Question, 'sides' | 'explanation'>;

function byGloss(
  [word, other]: readonly [CatalogueWord, CatalogueWord],
  glossOf: (word: CatalogueWord) => string,
): Bare[] {
  const hint = glossOf(word);
  // A gloss that only explains names no meaning to choose a word for.
  if (plainEquivalentsIn(hint).length === 0) return [];
  return [
    {
      hint_kind: 'gloss',
      before: '',
      after: '',
      hint,
      options: [word.text, other.text],
      answer: word.text,
    },
  ];
}

/** The translation of a sentence says which of two nouns or adjectives is meant. */
function bySentence(
  sources: MistakeSources,
  [word, other]: readonly [CatalogueWord, CatalogueWord],
  native: LanguageCode,
): Bare[] {
  const { pos } = word;
  if (other.pos !== pos || (pos !== 'noun' && pos !== 'adjective')) return [];
  for (const found of findClozes(word, native)) {
    const { before, answer, after, translation } = found.cloze;
    const [form] = formsLike(sources.paradigms(), { word, form: answer, pos }, other) ?? [];
    const accepted = answersToCloze(sources, word, found, native);
    // At the start of a sentence only one of the two would be capitalized.
    const isFit = form !== undefined && before.trim() !== '' && accepted?.includes(form) === false;
    if (isFit) {
      const options = [answer, form];
      return [{ hint_kind: 'translation', before, after, hint: translation, options, answer }];
    }
  }
  return [];
}

/** What authors wrote about the difference, in the entry of either. */
function differenceOf(
  sources: MistakeSources,
  word: CatalogueWord,
  other: CatalogueWord,
  native: LanguageCode,
): string | null {
  const told = (one: CatalogueWord, from: CatalogueWord) =>
    confusablesOf(sources, one, native).find(({ text }) => text === from.text)?.difference;
  return told(word, other) ?? told(other, word) ?? null;
}
