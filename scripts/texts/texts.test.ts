import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { interfaceLanguages } from '../../platform/contracts/index.ts';
import { listCatalogues } from './list-catalogues.ts';
import { listMissing } from './list-missing.ts';
import { listUnused } from './list-unused.ts';

const root = join(__dirname, '../..');

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test.each(interfaceLanguages.filter((code) => code !== 'en'))('%s lacks no text', async (code) => {
  expect(listCatalogues(root).length).toBeGreaterThan(12);
  expect(await listMissing(root, code)).toEqual([]);
});

test('every text is read by its front end', async () => {
  expect(await listUnused(root)).toEqual([]);
});

test('a new language lacks each catalogue, and each name in the navigation', async () => {
  const missing = await listMissing(root, 'de');
  expect(missing.filter((line) => line.includes('the whole file')).length).toBeGreaterThan(12);
  expect(missing).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mfe-words\/src\/texts\/de\.ts: the whole file, \d+ texts$/),
      expect.stringMatching(/^mfe-profile\/src\/texts\/de\/de\.ts: the whole file/),
      expect.stringMatching(/^api\/src\/mail\/texts\/german\.ts: the whole file/),
      'mfe-words/remote.json: Dashboard',
    ]),
  );
});

test('missing and unread texts are named by their place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-texts-'));
  try {
    write(folder, {
      'mfe-a/src/texts/en.ts':
        "export const en = { title: 'A', old: 'Old', day: { on: 'On', off: 'Off' }, kinds: { x: 'X' } };",
      'mfe-a/src/texts/es.ts':
        "export const es = { title: 'A', day: { on: 'Sí' }, kinds: { x: 'X' } };",
      'mfe-a/src/screen.ts':
        'export const screen = (texts, kind) => [texts.title, texts.kinds[kind], texts.day.on];',
      'mfe-a/remote.json': readFileSync(join(root, 'mfe-ai/remote.json'), 'utf8'),
    });
    write(folder, { 'platform/client/texts/errors/es.ts': 'export const es = { internal: "" };' });
    expect(await listMissing(folder, 'es')).toEqual([
      'mfe-a/src/texts/es.ts: day.off',
      'mfe-a/src/texts/es.ts: old',
    ]);
    expect(await listUnused(folder)).toEqual([
      'mfe-a/src/texts/en.ts: old',
      'mfe-a/src/texts/en.ts: day.off',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
