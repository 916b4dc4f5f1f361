/**
 * Writes ONNX models by hand: the parts of its format (protocol buffers) that a model of a few nodes
 * needs. @see https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */

/** The numbers of ONNX for its types. */
const types = { float: 1, int64: 7 };

type TensorType = keyof typeof types;

/** An input or an output; a name stands for a size that is not fixed. */
interface ValueInfo {
  name: string;
  type: TensorType;
  shape: readonly (number | string)[];
}

/** A constant. */
export interface Constant {
  name: string;
  type: TensorType;
  shape: readonly number[];
  values: readonly number[];
}

/** An operation of ONNX, with whole numbers as attributes. */
export interface Operation {
  type: string;
  inputs: readonly string[];
  output: string;
  attributes?: Readonly<Record<string, number>>;
}

/** A model: its operations in the order in which they run. */
interface OnnxGraph {
  operations: readonly Operation[];
  constants: readonly Constant[];
  inputs: readonly ValueInfo[];
  output: ValueInfo;
}

const intAttribute = 2;
const formatVersion = 8;
const operatorSet = 15;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function bytesField(field: number, value: Buffer | string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
}

function messageField(field: number, parts: readonly Buffer[]): Buffer {
  return bytesField(field, Buffer.concat(parts));
}

function writeConstant({ name, type, shape, values }: Constant): Buffer[] {
  const content =
    type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values, (one) => BigInt(one));
  return [
    ...shape.map((size) => numberField(1, size)),
    numberField(2, types[type]),
    bytesField(8, name),
    bytesField(9, Buffer.from(content.buffer)),
  ];
}

function writeOperation({ type, inputs, output, attributes = {} }: Operation): Buffer[] {
  return [
    ...inputs.map((name) => bytesField(1, name)),
    bytesField(2, output),
    bytesField(4, type),
    ...Object.entries(attributes).map(([name, value]) =>
      messageField(5, [bytesField(1, name), numberField(3, value), numberField(20, intAttribute)]),
    ),
  ];
}

function writeValue({ name, type, shape }: ValueInfo): Buffer[] {
  const sizes = shape.map((size) =>
    messageField(1, [typeof size === 'string' ? bytesField(2, size) : numberField(1, size)]),
  );
  const tensor = [numberField(1, types[type]), messageField(2, sizes)];
  return [bytesField(1, name), messageField(2, [messageField(1, tensor)])];
}

/** The file of a model. */
export function writeOnnxModel({ operations, constants, inputs, output }: OnnxGraph): Buffer {
  const graph = [
    ...operations.map((operation) => messageField(1, writeOperation(operation))),
    bytesField(2, 'graph'),
    ...constants.map((constant) => messageField(5, writeConstant(constant))),
    ...inputs.map((input) => messageField(11, writeValue(input))),
    messageField(12, writeValue(output)),
  ];
  return Buffer.concat([
    numberField(1, formatVersion),
    messageField(7, graph),
    messageField(8, [bytesField(1, ''), numberField(2, operatorSet)]),
  ]);
}
