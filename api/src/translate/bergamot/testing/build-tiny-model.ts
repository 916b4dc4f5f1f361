import type { ModelFiles } from '../../../engines/testing/build-registry.ts';
import type { ModelShape } from './describe-model.ts';
import { encodeShortlist } from './encode-shortlist.ts';
import { encodeTensors } from './encode-tensors.ts';
import { encodeVocabulary, type Piece } from './encode-vocabulary.ts';
import { slotsOf, tinyWeights } from './tiny-weights.ts';

interface TinyModel {
  /** What a word of the source becomes. Other words are copied, letter by letter. */
  dictionary: Readonly<Record<string, string>>;
  /** All letters and signs that it knows. */
  letters?: string;
  shape?: Partial<ModelShape>;
  /** Size of the vocabulary, filled with pieces that no text has; as small as possible by default. */
  pieces?: number;
  /** Further candidates for each piece in the shortlist. */
  candidates?: number;
}

const smallShape = {
  dimension: 256,
  heads: 8,
  feedForward: 64,
  encoderLayers: 1,
  decoderLayers: 1,
};
const defaultLetters = "abcdefghijklmnopqrstuvwxyz.,!?'[]0123456789áéíóúñ";
/** The mark of a space, at the beginning of words. */
const space = '\u2581';

/**
 * The files of a model that translates word by word, with the architecture, the names and the
 * formats of the published ones. So tests run everything but real weights: reading the vocabulary,
 * the model and the shortlist, the engine's encoder, decoder and arithmetic in 8 bits, splitting
 * into sentences, and putting words together. It says nothing about the quality of translations.
 */
export function buildTinyModel(model: TinyModel): ModelFiles {
  const { dictionary, letters = defaultLetters, candidates = 0 } = model;
  const shape = { ...smallShape, ...model.shape };
  const texts = ['</s>', '<unk>'];
  const place = (text: string): number => {
    const found = texts.indexOf(text);
    return found < 0 ? texts.push(text) - 1 : found;
  };
  const translated = new Map(
    Object.entries(dictionary).map(([from, to]) => [place(space + from), place(space + to)]),
  );
  place(space);
  for (const letter of letters) place(letter);
  const targets = texts.map((_text, piece) => translated.get(piece) ?? piece);
  const room = slotsOf(shape.dimension).length;
  if (targets.length > room) throw new Error(`${targets.length} pieces, and room for ${room}`);
  const pieces = Math.ceil(Math.max(targets.length, model.pieces ?? 0) / 8) * 8;
  const vocabulary = Array.from({ length: pieces }, (_, piece) =>
    describePiece(piece, texts[piece]),
  );
  const lists = vocabulary.map((_piece, index) => {
    const further = Array.from(
      { length: candidates },
      (_, count) => 100 + ((index * 7919 + count * 104_729) % (pieces - 100)),
    );
    return [...new Set([targets[index] ?? index, ...further])];
  });
  return {
    model: encodeTensors(tinyWeights(shape, pieces, targets)),
    shortlist: encodeShortlist(lists, Math.min(50, pieces)),
    vocabulary: encodeVocabulary(vocabulary),
  };
}

/** Words are likelier than their letters; fillers are never chosen. */
function describePiece(piece: number, text: string | undefined): Piece {
  if (text === undefined) return { text: `${space}zz${piece}q`, score: -20, kind: 'text' };
  if (piece < 2) return { text, score: 0, kind: piece === 0 ? 'control' : 'unknown' };
  if (text === space) return { text, score: -6, kind: 'text' };
  return { text, score: text.startsWith(space) ? -2 : -8, kind: 'text' };
}
