import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './system-packages.ts';

test('a program is found in the folders of PATH if it is executable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-programs-'));
  const program = join(folder, 'a-program-of-ours');
  const path = `/nowhere:${folder}:`;
  expect(findProgram('a-program-of-ours', path)).toBeUndefined();
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  expect(findProgram('a-program-of-ours', path)).toBe(program);
  rmSync(folder, { recursive: true });
});
