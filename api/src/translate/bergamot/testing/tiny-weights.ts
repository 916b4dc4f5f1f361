import {
  add,
  exactTensor,
  quantizedTensor,
  textTensor,
  zeros,
  type Matrix,
  type Tensor,
} from './encode-tensors.ts';
import { describeModel, type ModelShape } from './describe-model.ts';

/** The largest input of a matrix, which is scaled to 127. */
const largestInput = 16;
/** Half, since the engine multiplies embeddings by the root of the dimension. */
const embedding = 0.5;
/** How sharply the decoder looks at the one piece in its own place, and how loudly it repeats it. */
const sharpness = 12;
const loudness = 4;

/**
 * The dimensions that stand for pieces, one each: those in which the sines and cosines of the
 * positions hardly move. The last one of the sines stays free.
 */
export function slotsOf(dimension: number): number[] {
  const half = dimension / 2;
  const first = Array.from({ length: half / 2 }, (_, index) => half / 2 + index);
  return [...first.slice(0, -1), ...first.map((slot) => half + slot)];
}

/**
 * A model's tensors with weights set by hand: the encoder passes pieces on, and the decoder, in its
 * last layer, looks from each position at the same position of the source and writes what `targets`
 * says of the piece there.
 * @param targets for each piece that is used, the piece that translates it; those after never win
 */
export function tinyWeights(
  shape: ModelShape,
  pieces: number,
  targets: readonly number[],
): Tensor[] {
  const { dimension, heads } = shape;
  const slots = slotsOf(dimension);
  const slotOf = (piece: number) => slots[piece] ?? 0;
  const tensors: Tensor[] = [];

  function scale(name: string, largest = largestInput): void {
    const value = { rows: 1, columns: 1, values: new Float32Array([127 / largest]) };
    tensors.push(exactTensor(`${name}_QuantMultA`, value));
  }

  function dense(name: string, matrix: Matrix, largest?: number): void {
    tensors.push(quantizedTensor(name, matrix));
    scale(name, largest);
  }

  function row(name: string, columns: number, value = 0): void {
    const values = new Float32Array(columns).fill(value);
    tensors.push(exactTensor(name, { rows: 1, columns, values }));
  }

  function normalization(name: string): void {
    row(`${name}_ln_scale`, dimension, 1);
    row(`${name}_ln_bias`, dimension);
  }

  /** Reads positions, less the free dimension, which removes the mean of the normalization. */
  function positions(gain: number): Matrix {
    const matrix = zeros(dimension, dimension);
    const half = dimension / 2;
    const width = dimension / heads;
    for (let column = 0; column < dimension; column += 1) {
      const place = column % width;
      const isSine = place < width / 2;
      add(matrix, isSine ? place : half + place - width / 2, column, gain);
      add(matrix, half - 1, column, -gain);
    }
    return matrix;
  }

  function attention(name: string, isTranslating: boolean): void {
    const [values, output] = [zeros(dimension, dimension), zeros(dimension, dimension)];
    if (isTranslating) {
      for (const [piece, target] of targets.entries()) {
        add(values, slotOf(piece), slotOf(target), 1);
        add(output, slotOf(piece), slotOf(piece), loudness);
      }
    }
    const looking = isTranslating ? 1 : 0;
    const matrices = {
      q: positions(looking * sharpness),
      k: positions(looking),
      v: values,
      o: output,
    };
    for (const [letter, matrix] of Object.entries(matrices)) {
      dense(`${name}_W${letter}`, matrix);
      row(`${name}_b${letter}`, dimension);
    }
    normalization(`${name}_Wo`);
  }

  /** Adds nothing, but takes the time of one that does. */
  function feedForward(name: string): void {
    const first = zeros(dimension, shape.feedForward);
    for (let index = 0; index < first.values.length; index += 1) {
      first.values[index] = ((index * 2_654_435_761) % 1000) / 1000 - 0.5;
    }
    dense(`${name}_W1`, first);
    row(`${name}_b1`, shape.feedForward);
    dense(`${name}_W2`, zeros(shape.feedForward, dimension), 100);
    row(`${name}_b2`, dimension);
    normalization(`${name}_ffn`);
  }

  for (let layer = 1; layer <= shape.encoderLayers; layer += 1) {
    attention(`encoder_l${layer}_self`, false);
    feedForward(`encoder_l${layer}_ffn`);
  }
  for (let layer = 1; layer <= shape.decoderLayers; layer += 1) {
    const name = `decoder_l${layer}`;
    for (const gate of ['W', 'Wf']) dense(`${name}_rnn_${gate}`, zeros(dimension, dimension));
    row(`${name}_rnn_bf`, dimension);
    normalization(`${name}_rnn_ffn`);
    attention(`${name}_context`, layer === shape.decoderLayers);
    feedForward(`${name}_ffn`);
  }

  const embeddings = zeros(pieces, dimension);
  for (const piece of targets.keys()) add(embeddings, piece, slotOf(piece), embedding);
  tensors.push(quantizedTensor('Wemb', embeddings, 'rows'));
  scale('Wemb');
  scale('none');
  const bias = zeros(1, pieces);
  bias.values.fill(-100, targets.length);
  tensors.push(exactTensor('decoder_ff_logit_out_b', bias));
  return [
    ...tensors.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    textTensor('special:model.yml', describeModel(shape, pieces)),
  ];
}
