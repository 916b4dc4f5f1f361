import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSigningKey } from './read-signing-key.ts';

test('only its owner can read this machine’s key, even one that others could read before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-key-'));
  const file = path.join(folder, 'data', 'registry-key.json');
  try {
    const made = await readSigningKey(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    chmodSync(file, 0o644);
    expect(await readSigningKey(file)).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
