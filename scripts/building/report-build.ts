import { findFakes } from './find-fakes.ts';
import { measureSizes, reportSizes } from './sizes.ts';

/** Prints the faults and the sizes of the build. @returns whether it may be released */
export function reportBuild(root: string, print: (line: string) => void): boolean {
  const fakes = findFakes(root);
  for (const file of fakes) print(`✗ ${file} holds a fake of the remote kit`);
  return reportSizes(measureSizes(root), print) && fakes.length === 0;
}
