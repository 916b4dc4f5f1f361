/** A matrix by rows. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** A named part of a model's file. */
export interface Tensor {
  name: string;
  type: number;
  shape: number[];
  data: Buffer;
}

const types = { int8: 0x0101, float32: 0x0404, intgemm8: 0x4101 };
const alignment = 256;
/** Not 127: two neighbours, each times 254, must stay below 32,768, where the engine cuts. */
const largestWeight = 48;

/** A matrix of zeros. */
export function zeros(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float32Array(rows * columns) };
}

/** Adds to a place of a matrix. */
export function add({ columns, values }: Matrix, row: number, column: number, value: number): void {
  values[row * columns + column] = (values[row * columns + column] ?? 0) + value;
}

/** Numbers as they are. */
export function exactTensor(name: string, { rows, columns, values }: Matrix): Tensor {
  const data = Buffer.alloc(padded(4 * values.length));
  new Float32Array(data.buffer, data.byteOffset, values.length).set(values);
  return { name, type: types.float32, shape: [rows, columns], data };
}

/** Weights in 8 bits, by columns, followed by their scale. The embeddings are stored by rows. */
export function quantizedTensor(
  name: string,
  { rows, columns, values }: Matrix,
  order: 'columns' | 'rows' = 'columns',
): Tensor {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const scale = largest > 0 ? largestWeight / largest : 127;
  const data = Buffer.alloc(padded(values.length + 4));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const weight = Math.round((values[row * columns + column] ?? 0) * scale);
      const place = order === 'columns' ? column * rows + row : row * columns + column;
      data.writeInt8(weight, place);
    }
  }
  data.writeFloatLE(scale, values.length);
  return { name, type: types.intgemm8, shape: [rows, columns], data };
}

/** A text, ended by a zero. */
export function textTensor(name: string, text: string): Tensor {
  const data = Buffer.from(`${text}\0`);
  return { name, type: types.int8, shape: [data.length], data };
}

/** A model's file as Marian writes it, version 1. */
export function encodeTensors(tensors: readonly Tensor[]): Buffer {
  const names = tensors.map(({ name }) => Buffer.from(`${name}\0`));
  const shapes = tensors.map(({ shape }) => Buffer.from(new Int32Array(shape).buffer));
  const numbers = [1, tensors.length];
  for (const [index, { type, shape, data }] of tensors.entries()) {
    numbers.push(names[index]?.length ?? 0, type, shape.length, data.length);
  }
  const front = Buffer.concat([integers(numbers), ...names, ...shapes]);
  // The gap before the data, which begins at a multiple of 256.
  const gap = (Math.floor((front.length + 8) / alignment) + 1) * alignment - front.length - 8;
  const data = tensors.map((tensor) => tensor.data);
  return Buffer.concat([front, integers([gap]), Buffer.alloc(gap), ...data]);
}

/** Numbers of 64 bits. */
export function integers(numbers: readonly number[]): Buffer {
  return Buffer.from(new BigUint64Array(numbers.map(BigInt)).buffer);
}

function padded(bytes: number): number {
  return Math.ceil(bytes / alignment) * alignment;
}
