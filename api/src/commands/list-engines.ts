import { modelParts, nameOfPair, type ModelRegistry } from '../engines/model-registry.ts';
import type { InstalledPair } from '../engines/installed-pair.ts';
import { inMegabytes } from '../engines/free-space.ts';
import { table } from './table.ts';

/** What can be installed and what is, with sizes, licence and its publisher's scores. */
export function listEngines(
  registry: ModelRegistry,
  installed: readonly InstalledPair[],
): string[] {
  const byName = new Map(installed.map((pair) => [nameOfPair(pair), pair]));
  const rows = registry.models.map((model) => {
    const pair = byName.get(nameOfPair(model));
    const packed = modelParts.map((part) => model.files[part].packed.bytes);
    const { bleu, comet } = model.scores;
    return [
      nameOfPair(model),
      pair === undefined ? 'not installed' : `installed (${pair.version})`,
      inMegabytes(sum(packed)),
      pair === undefined ? '' : inMegabytes(diskBytesOf(pair)),
      String(bleu),
      comet.toFixed(4),
    ];
  });
  const { publisher, name, version, licence, page, benchmark } = registry;
  return [
    `${name} ${version}, published by ${publisher} under ${licence}: ${page}`,
    ...table(['pair', 'state', 'download', 'on disk', 'BLEU', 'COMET'], rows),
    `BLEU and COMET were published by ${publisher}, for ${benchmark}. We have not measured them.`,
    'Other pairs of these languages go through English.',
  ];
}

/** What the files of something installed take; 0 if it is not. */
export function diskBytesOf(
  installed: { files: Record<string, { bytes: number }> } | undefined,
): number {
  return sum(Object.values(installed?.files ?? {}).map(({ bytes }) => bytes));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
