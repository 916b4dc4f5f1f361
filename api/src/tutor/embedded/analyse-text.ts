import { allTutor, fewNames, mark, nameOfPos, type SentencePair } from '@topwords/languages/tutor';
import {
  nameOfLanguage,
  type LanguageCode,
  type PartOfSpeech,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import { mainGlossOf } from '../../bank/glosses.ts';
import { untaught } from '../untaught.ts';
import { embeddedName } from './embedded-name.ts';
import { joinWithDash } from './compose/compose-examples.ts';
import type { FactSources } from './facts/fact-sources.ts';
import { pairOf } from './facts/find-uses.ts';
import { labelsOf } from './facts/table-cells.ts';
import { readPieces, type Piece, type Reading } from './text/read-pieces.ts';
import { translationOf } from './text/translation-of.ts';

const maxExamples = 3;

/** Parts of speech whose examples help to understand a text. */
const shownInExamples: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'noun',
  'verb',
  'adjective',
  'adverb',
]);

interface AskedText {
  text: string;
  language: LanguageCode;
  native: LanguageCode;
}

/**
 * Analyses a phrase or sentence: translates it if authors did, and explains each of its words with
 * every meaning that it may have. Undefined when most of its words are unknown.
 */
export function analyseText(sources: FactSources, asked: AskedText): WordAnalysis | undefined {
  const { text, language, native } = asked;
  const pieces = readPieces(sources, asked);
  if (pieces === undefined) return undefined;
  const texts = allTutor[native].texts;
  const translation = translationOf(sources, asked, pieces);
  const words = sayWords(pieces, native);
  return {
    word: text,
    word_id: null,
    target_language: language,
    native_language: nameOfLanguage(native),
    definition: translation?.text ?? words,
    pronunciation: '',
    part_of_speech: translation?.kind === 'sentence' ? texts.sentencePos : texts.phrasePos,
    examples: examplesOf(sources, native, pieces),
    grammar_tips: [],
    common_phrases: [],
    usage_contexts: [],
    additional_insights: translation === undefined ? {} : { [texts.insights.words]: words },
    tables: [],
    related_words: distinctReadings(pieces).map(({ word, form }) => ({
      word_id: word.id,
      text: word.text,
      translation: mainGlossOf(word, native),
      relation: sayForm(sources, native, { word, form }),
    })),
    teaching: untaught,
    engine: embeddedName,
  };
}

/** A line for each word as it is written, with its possible meanings, and the unknown words. */
function sayWords(pieces: readonly Piece[], native: LanguageCode): string {
  const { unknownWords } = allTutor[native].texts;
  const lines = pieces
    .filter(({ readings }) => readings.length > 0)
    .map(({ written, readings }) => {
      const glosses = readings.map((reading) => sayGloss(reading, native));
      return `${mark(written)} — ${[...new Set(glosses)].join('; ')}`;
    });
  const unknown = pieces.filter(({ readings }) => readings.length === 0);
  const names = [...new Set(unknown.map(({ written }) => mark(written)))];
  return [...new Set(lines), ...(names.length > 0 ? [unknownWords(names.join(', '))] : [])].join(
    '\n',
  );
}

/** The gloss of a word; of a form, whose meaning may be another one, that of its headword. */
function sayGloss({ word, form }: Reading, native: LanguageCode): string {
  const gloss = mainGlossOf(word, native);
  return form === null ? gloss : `${mark(word.text)} (${allTutor[native].texts.quote(gloss)})`;
}

function distinctReadings(pieces: readonly Piece[]): Reading[] {
  const readings = pieces.flatMap((piece) => piece.readings);
  return [...new Map(readings.map((reading) => [reading.word.id, reading])).values()];
}

/** The part of speech, and which form of the word the text has. */
function sayForm(sources: FactSources, native: LanguageCode, { word, form }: Reading): string {
  const { texts } = allTutor[native];
  const kind = nameOfPos(word.pos, word.language, texts);
  const name = form && fewNames({ texts }, labelsOf(sources.tablesOf(word), form));
  return form && name ? `${kind}, ${mark(form)}: ${name}` : kind;
}

function examplesOf(
  sources: FactSources,
  native: LanguageCode,
  pieces: readonly Piece[],
): string[] {
  const pairs = distinctReadings(pieces)
    .filter(({ word }) => shownInExamples.has(word.pos))
    .flatMap(({ word }): SentencePair[] => {
      const [meaning] = word.meanings;
      const [sentence] = meaning === undefined ? [] : sources.sentences.findOwn(word, meaning);
      return sentence === undefined ? [] : [pairOf(sentence, word.language, native)];
    });
  return [...new Set(pairs.map(joinWithDash))].slice(0, maxExamples);
}
