import { findFaults } from './find-faults.ts';

/**
 * Lints a file with one of our rules: the lines that it reports, and those that end with `//
 * found`.
 */
export function lintProbe(rule: string, probe: string): { found: string[]; expected: string[] } {
  const places = new Set(findFaults(rule, { 'probe.ts': probe }).map(({ line }) => line));
  const lines = probe.split('\n');
  return {
    found: lines.filter((_line, index) => places.has(index + 1)),
    expected: lines.filter((line) => line.endsWith('// found')),
  };
}
