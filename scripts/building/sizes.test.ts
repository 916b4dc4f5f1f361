import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSizes, sizeOfAntd } from './sizes.ts';

test('each size is shown with its budget, and sizes within budget pass', () => {
  const lines: string[] = [];
  const sizes = [
    { name: "visitor's first view", kilobytes: 97.84, budget: 110 },
    { name: 'remote words, own code', kilobytes: 60, budget: 60 },
  ];
  expect(reportSizes(sizes, (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual([
    "✓ visitor's first view: 97.8 of 110 kB (scripts, brotli)",
    '✓ remote words, own code: 60.0 of 60 kB (scripts, brotli)',
  ]);
});

test('a size over its budget is marked and fails the check', () => {
  const lines: string[] = [];
  const sizes = [
    { name: 'a', kilobytes: 61, budget: 60 },
    { name: 'b', kilobytes: 1, budget: 60 },
  ];
  expect(reportSizes(sizes, (line) => lines.push(line))).toBe(false);
  expect(lines[0]).toBe('✗ a: 61.0 of 60 kB (scripts, brotli)');
});

test('antd is found in any script of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-sizes-'));
  try {
    mkdirSync(join(folder, 'embed'));
    writeFileSync(join(folder, 'main.js'), 'const text = "antique";');
    expect(sizeOfAntd(folder)).toBe(0);
    writeFileSync(join(folder, 'embed/late.js'), 'let a="data-css-hash",b="cssinjs";');
    expect(sizeOfAntd(folder)).toBeCloseTo(0.034);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
