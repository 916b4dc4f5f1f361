import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rules = join(__dirname, '..');
const oxlint = join(rules, '../../node_modules/.bin/oxlint');

interface Report {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

function linesWithFaults(folder: string, rule: string): number[] {
  let printed: string;
  try {
    printed = execFileSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(printed) as Report;
  const lines = diagnostics
    .filter(({ code }) => code === `topwords(${rule})`)
    .map(({ labels }) => labels[0]?.span.line ?? 0);
  return [...new Set(lines)].toSorted((a, b) => a - b);
}

/** Lints a file with one of our rules: the lines it finds, and those that end with `// found`. */
export function lintProbe(rule: string, probe: string): { found: string[]; expected: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-lint-'));
  try {
    cpSync(rules, join(folder, 'rules'), { recursive: true });
    const configuration = {
      jsPlugins: ['./rules/plugin.ts'],
      plugins: [],
      categories: { correctness: 'off' },
      rules: { [`topwords/${rule}`]: 'error' },
      ignorePatterns: ['rules'],
    };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(configuration));
    writeFileSync(join(folder, 'probe.ts'), probe);
    const lines = probe.split('\n');
    const found = linesWithFaults(folder, rule).map((line) => lines[line - 1] ?? '');
    return { found, expected: lines.filter((line) => line.endsWith('// found')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
