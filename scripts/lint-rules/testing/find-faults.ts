import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

/** Runs oxlint on files with one of our rules. @returns where it found faults */
export function findFaults(
  rule: string,
  files: Record<string, string>,
): { file: string; line: number }[] {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-lint-'));
  try {
    cpSync(join(__dirname, '..'), join(folder, 'rules'), { recursive: true });
    const configuration = {
      jsPlugins: ['./rules/plugin.ts'],
      plugins: [],
      categories: { correctness: 'off' },
      rules: { [`topwords/${rule}`]: 'error' },
      ignorePatterns: ['rules'],
    };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(configuration));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = join(__dirname, '../../../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics
      .filter(({ code }) => code === `topwords(${rule})`)
      .map(({ filename, labels }) => ({ file: filename, line: labels[0]?.span.line ?? 0 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
