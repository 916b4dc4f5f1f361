import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSizes, sizeOfAntd, sizesBeforeTouch } from './sizes.ts';

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

test('scripts of a welcome page count before a touch, unless they wait in a template', () => {
  const shell = mkdtempSync(join(tmpdir(), 'topwords-sizes-'));
  try {
    mkdirSync(join(shell, 'pages'));
    mkdirSync(join(shell, 'public'));
    writeFileSync(join(shell, 'public/main.js'), 'x'.repeat(3000));
    writeFileSync(join(shell, 'public/texts.js'), 'x'.repeat(1000));
    const scripts = '<script defer src="%files%main.js"></script>';
    const waiting = `<template id="parts">${scripts}</template><script>${'y'.repeat(700)}</script>`;
    writeFileSync(join(shell, 'pages/welcome.html'), waiting);
    const kilobytes = () => sizesBeforeTouch(shell).map((size) => size.kilobytes);
    expect(kilobytes()).toEqual([0, 0.7]);
    const preload = '<link rel="preload" as="script" href="%files%texts.js">';
    writeFileSync(join(shell, 'pages/welcome.ru.html'), preload + scripts);
    expect(kilobytes()).toEqual([4, 0.7]);
  } finally {
    rmSync(shell, { recursive: true });
  }
});
