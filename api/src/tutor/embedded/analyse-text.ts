import { allTutor, fewNames, mark, type SentencePair } from '@topwords/languages/tutor';
import { nameOfLanguage, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { mainGlossOf } from '../../bank/glosses.ts';
import { joinWithDash } from './compose/compose-examples.ts';
import { embeddedName } from './compose-analysis.ts';
import type { FactSources } from './facts/fact-sources.ts';
import { pairOf } from './facts/find-uses.ts';
import { labelsOf } from './facts/table-cells.ts';
import { keyOf, tokensOf } from './facts/tokens.ts';
import { resolveWord, type ResolvedWord } from './resolve-word.ts';

const maxWords = 30;
const maxTips = 8;

interface AskedText {
  text: string;
  language: LanguageCode;
  native: LanguageCode;
}

interface KnownPiece extends ResolvedWord {
  written: string;
  translation: string;
}

/**
 * Analyses a phrase or sentence of known words: translates it if it is one of the bank's sentences,
 * otherwise explains each word. Undefined when one of its words is unknown.
 */
export function analyseText(sources: FactSources, asked: AskedText): WordAnalysis | undefined {
  const { text, language, native } = asked;
  const pieces = piecesOf(sources, asked);
  if (pieces === undefined) return undefined;
  const texts = allTutor[native].texts;
  const sentence = knownSentence(sources, asked);
  const glosses = pieces.map(
    ({ word, translation }) => `${mark(word.text)} (${texts.quote(translation)})`,
  );
  const words = texts.textOfWords([...new Set(glosses)].join(', '));
  const distinct = [...new Map(pieces.map((piece) => [piece.word.id, piece])).values()];
  return {
    word: text,
    word_id: null,
    target_language: language,
    native_language: nameOfLanguage(native),
    definition: sentence === undefined ? words : texts.textDefinition(sentence.translation),
    pronunciation: '',
    part_of_speech: sentence === undefined ? texts.phrasePos : texts.sentencePos,
    examples:
      sentence === undefined ? examplesOf(sources, asked, distinct) : [joinWithDash(sentence)],
    grammar_tips: formTips(sources, native, distinct),
    common_phrases: [],
    usage_contexts: usageOf(native, distinct),
    additional_insights: {
      [texts.insights.level]: texts.levels[levelOf(distinct)],
      ...(sentence === undefined ? {} : { [texts.insights.senses]: words }),
    },
    tables: [],
    related_words: distinct.map(({ word, translation }) => ({
      word_id: word.id,
      text: word.text,
      translation,
      relation: texts.pos[word.pos],
    })),
    engine: embeddedName,
  };
}

/** The highest level of the words. */
function levelOf(pieces: readonly KnownPiece[]): CatalogueWord['level'] {
  return (
    pieces
      .map(({ word }) => word.level)
      .toSorted()
      .at(-1) ?? 'A1'
  );
}

/** The level of the text, and other meanings of its words. */
function usageOf(native: LanguageCode, pieces: readonly KnownPiece[]): string[] {
  const { usage } = allTutor[native].texts;
  const several = pieces
    .map(({ word }) => ({ word, names: glossesOf(word, native) }))
    .filter(({ names }) => names.length > 1)
    .map(({ word, names }) => `${mark(word.text)}: ${names.join('; ')}`);
  return [usage.level(levelOf(pieces)), ...several.slice(0, maxTips)];
}

/** The distinct glosses of the word's senses. */
function glossesOf({ senses }: CatalogueWord, native: LanguageCode): string[] {
  return [...new Set(senses.flatMap(({ gloss }) => gloss[native] ?? []))];
}

/** The words of a text; a phrase of the bank is one piece. Undefined when a word is unknown. */
function piecesOf(sources: FactSources, { text, language, native }: AskedText) {
  const tokens = tokensOf(text, language);
  if (tokens.length < 2 || tokens.length > maxWords) return undefined;
  const pieces: KnownPiece[] = [];
  for (let index = 0; index < tokens.length;) {
    let size = Math.min(4, tokens.length - index);
    let found: ResolvedWord | undefined;
    for (; size > 0 && found === undefined; size -= 1) {
      const written = tokens
        .slice(index, index + size)
        .map((token) => token.text)
        .join(' ');
      if (size > 1 && sources.wordsOf(language, written).length === 0) continue;
      found = resolveWord(sources, { text: written, wordId: null, language });
      if (found === undefined) continue;
      pieces.push({ ...found, written, translation: mainGlossOf(found.word, native) });
      index += size;
    }
    if (found === undefined) return undefined;
  }
  return pieces;
}

function knownSentence(
  { catalogue }: FactSources,
  { text, language, native }: AskedText,
): SentencePair | undefined {
  const key = keyOf(text, language);
  for (const { sentences } of catalogue.meanings) {
    const found = sentences.find((sentence) => keyOf(sentence.text[language], language) === key);
    if (found !== undefined) return pairOf(found, language, native);
  }
  return undefined;
}

function examplesOf(sources: FactSources, { native }: AskedText, pieces: readonly KnownPiece[]) {
  return pieces.slice(0, 4).flatMap(({ word }) => {
    const [meaning] = word.meanings;
    const [sentence] = meaning === undefined ? [] : sources.sentences.findOwn(word, meaning);
    return sentence === undefined ? [] : [joinWithDash(pairOf(sentence, word.language, native))];
  });
}

function formTips(
  sources: FactSources,
  native: LanguageCode,
  pieces: readonly KnownPiece[],
): string[] {
  const texts = allTutor[native].texts;
  const tips = pieces.flatMap(({ word, form, translation }) => {
    if (form === null) return [];
    const label = fewNames({ texts }, labelsOf(sources.tablesOf(word), form));
    return [`${texts.formOf(mark(form), mark(word.text), label)} ${texts.quote(translation)}`];
  });
  const plain = pieces.map(
    ({ word, translation }) => `${mark(word.text)} (${texts.pos[word.pos]}): ${translation}`,
  );
  return (tips.length > 0 ? tips : plain).slice(0, maxTips);
}
