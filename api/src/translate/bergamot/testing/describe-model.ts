/** The shape of a model: small ones for tests, those of the published ones for measurements. */
export interface ModelShape {
  dimension: number;
  heads: number;
  feedForward: number;
  encoderLayers: number;
  decoderLayers: number;
}

/** The description that a model's file contains: the architecture of the published models. */
export function describeModel(shape: ModelShape, pieces: number): string {
  return Object.entries({
    'bert-train-type-embeddings': true,
    'bert-type-vocab-size': 2,
    'dec-cell': 'ssru',
    'dec-cell-base-depth': 2,
    'dec-cell-high-depth': 1,
    'dec-depth': shape.decoderLayers,
    'dim-emb': shape.dimension,
    'dim-rnn': 1024,
    'dim-vocabs': [pieces, pieces],
    'enc-cell': 'gru',
    'enc-cell-depth': 1,
    'enc-depth': shape.encoderLayers,
    'enc-type': 'bidirectional',
    'factors-combine': 'sum',
    'factors-dim-emb': 0,
    'input-types': '[]',
    'layer-normalization': false,
    'lemma-dependency': '""',
    'lemma-dim-emb': 0,
    'output-omit-bias': false,
    'right-left': false,
    skip: false,
    'tied-embeddings': false,
    'tied-embeddings-all': true,
    'tied-embeddings-src': false,
    'transformer-aan-activation': 'swish',
    'transformer-aan-depth': 2,
    'transformer-aan-nogate': false,
    'transformer-decoder-autoreg': 'rnn',
    'transformer-decoder-dim-ffn': 0,
    'transformer-decoder-ffn-depth': 0,
    'transformer-dim-aan': 2048,
    'transformer-dim-ffn': shape.feedForward,
    'transformer-ffn-activation': 'relu',
    'transformer-ffn-depth': 2,
    'transformer-guided-alignment-layer': 'last',
    'transformer-heads': shape.heads,
    'transformer-no-affine': false,
    'transformer-no-bias': false,
    'transformer-no-projection': false,
    'transformer-pool': false,
    'transformer-postprocess': 'dan',
    'transformer-postprocess-emb': 'd',
    'transformer-postprocess-top': '""',
    'transformer-preprocess': '""',
    'transformer-rnn-projection': false,
    'transformer-tied-layers': '[]',
    'transformer-train-position-embeddings': false,
    type: 'transformer',
    ulr: false,
    'ulr-dim-emb': 0,
    'ulr-trainable-transformation': false,
    version: 'v1.12.14 2d067af 2024-02-16 11:44:13 -0500',
  })
    .map(([name, value]) => `${name}:${Array.isArray(value) ? listed(value) : ` ${value}`}`)
    .join('\n');
}

function listed(values: readonly number[]): string {
  return values.map((value) => `\n  - ${value}`).join('');
}
