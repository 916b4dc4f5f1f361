import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

/** An object of the engine's memory, which must be given back. */
interface Deletable {
  delete(): void;
}

export interface AlignedMemory extends Deletable {
  getByteArrayView(): Int8Array;
}

interface List<Item> extends Deletable {
  push_back(item: Item): void;
}

interface Response extends Deletable {
  getTranslatedText(): string;
}

/** A loaded model. */
type TranslationModel = Deletable;

interface BlockingService {
  translate(
    model: TranslationModel,
    texts: List<string>,
    options: List<object>,
  ): Deletable & { get(index: number): Response };
}

/** The part of the engine that is used here; it ships no types. */
export interface Bergamot {
  AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory;
  AlignedMemoryList: new () => List<AlignedMemory>;
  BlockingService: new (options: { cacheSize: number }) => BlockingService;
  TranslationModel: new (
    config: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: List<AlignedMemory>,
    qualityModel: null,
  ) => TranslationModel;
  VectorString: new () => List<string>;
  VectorResponseOptions: new () => List<object>;
}

type Exports = Record<string, (...values: number[]) => number>;

/** The matrix functions that browsers may bring, and the engine's own, which it exports. */
const matrixFunctions = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/**
 * Loads the engine from the package's two files. The package's own module for Node never settles,
 * so its glue code is run as a function of `Module`.
 * @param onPrint receives what the engine prints, which explains its failures
 */
export async function loadBergamot(
  packageFolder: string,
  onPrint: (line: string) => void,
): Promise<Bergamot> {
  const base = join(packageFolder, 'worker/bergamot-translator-worker');
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const bergamot = {
    asm: {} as Exports,
    print: onPrint,
    printErr: onPrint,
    locateFile: (path: string) => path,
    onAbort: (reason: unknown) => reject(new Error(`The engine aborted: ${String(reason)}`)),
    onRuntimeInitialized: resolve,
    instantiateWasm(imports: WebAssembly.Imports, accept: (made: WebAssembly.Instance) => void) {
      const matrices = Object.entries(matrixFunctions).map(([name, own]) => [
        name,
        (...values: number[]) => bergamot.asm[own]?.(...values),
      ]);
      const all = { ...imports, wasm_gemm: Object.fromEntries(matrices) };
      WebAssembly.instantiate(readFileSync(`${base}.wasm`), all).then(
        ({ instance }) => accept(instance),
        reject,
      );
      return {};
    },
  };
  const filename = `${base}.js`;
  vm.compileFunction(readFileSync(filename, 'utf8'), ['Module'], { filename })(bergamot);
  await ready;
  return bergamot as unknown as Bergamot;
}
