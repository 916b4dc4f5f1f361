/** A piece of a vocabulary: its number is its place. */
export interface Piece {
  text: string;
  /** The logarithm of its likelihood: the split of a word with the highest sum is chosen. */
  score: number;
  kind: 'text' | 'unknown' | 'control';
}

const kinds = { text: 1, unknown: 2, control: 3 };

/** A SentencePiece model of the unigram kind, as a file: protocol buffers, written by hand. */
export function encodeVocabulary(pieces: readonly Piece[]): Buffer {
  const encoded = pieces.map(({ text, score, kind }) =>
    bytes(1, Buffer.concat([bytes(1, text), float(2, score), integer(3, kinds[kind])])),
  );
  const trainer = [integer(3, 1), integer(4, pieces.length)];
  // The numbers of the unknown piece, the beginning, the end and the filler; -1 is none.
  for (const [field, id] of [40, 41, 42, 43].entries()) {
    trainer.push(integer(id, [1, -1, 0, -1][field] ?? -1));
  }
  const names = [' \u2047 ', '<unk>', '<s>', '</s>', '<pad>'];
  trainer.push(...names.map((name, index) => bytes(44 + index, name)));
  const normalizer = [
    bytes(1, 'identity'),
    bytes(2, Buffer.alloc(0)),
    // Adds a space before the text, removes surplus ones, and writes them as ▁.
    ...[3, 4, 5].map((field) => integer(field, 1)),
  ];
  return Buffer.concat([
    ...encoded,
    bytes(2, Buffer.concat(trainer)),
    bytes(3, Buffer.concat(normalizer)),
  ]);
}

function variableLength(value: number): Buffer {
  const parts: number[] = [];
  let left = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(left & 127n);
    left >>= 7n;
    parts.push(left > 0n ? low | 128 : low);
  } while (left > 0n);
  return Buffer.from(parts);
}

function tag(field: number, wire: number): Buffer {
  return variableLength(field * 8 + wire);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([tag(field, 0), variableLength(value)]);
}

function bytes(field: number, value: Buffer | string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([tag(field, 2), variableLength(content.length), content]);
}

function float(field: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeFloatLE(value);
  return Buffer.concat([tag(field, 5), content]);
}
