import { parseArguments, type Values } from './cli/arguments.ts';
import { linesOfBreaks, type Answer } from './cli/answers.ts';
import { runCommand } from './cli/run-command.ts';
import { usage } from './cli/usage.ts';
import type { Project } from './commands/project.ts';
import { openContext } from './context/open-context.ts';
import type { ReleaseFault } from './fault/release-fault.ts';
import { createDryRunStore, type DryRunStore } from './store/dry-run-store.ts';

interface Streams {
  out: (line: string) => void;
  error: (line: string) => void;
}

/** Describes any fault in one line; a schema's error lists all issues. */
function describeFault(error: unknown): { code: string; detail: string } {
  const fault = error as Partial<ReleaseFault> & {
    issues?: { path: unknown[]; message: string }[];
  };
  const detail = fault.issues
    ? fault.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : (fault.message ?? String(error)).trim();
  return { code: fault.code ?? 'failed', detail };
}

/** Turns an answer into that of a dry run, with the changes it would have made. */
function answerOfDryRun({ lines, data }: Answer, { changes }: DryRunStore): Answer {
  const keys = [...changes].filter(([key]) => !key.startsWith('releases/'));
  const files = changes.size - keys.length;
  return {
    lines: [
      'Nothing was written. This would happen:',
      ...lines.map((line) => `  ${line}`),
      ...keys.map(([key, change]) => `  ${key} ${change}`),
      ...(files > 0 ? [`  ${files} files of releases`] : []),
    ],
    data: { dry_run: true, ...data, changes: Object.fromEntries(changes) },
  };
}

async function run(
  root: string,
  project: Project,
  names: readonly string[],
  values: Values,
  say: (line: string) => void,
): Promise<Answer> {
  let dryRun: DryRunStore | undefined;
  async function open() {
    const opened = await openContext(root, process.env, values['dry-run']);
    if (!values['dry-run']) return opened;
    dryRun = createDryRunStore(opened.store);
    const memory = { ...opened.memory, keep: () => Promise.resolve() };
    return { ...opened, store: dryRun, memory };
  }
  const answer = await runCommand({ open, project, say }, names, values);
  return dryRun ? answerOfDryRun(answer, dryRun) : answer;
}

/**
 * Runs `npm run release` with these arguments.
 * @param root folder of the whole project
 * @returns the exit code: 0; 1 when the command was refused or failed; 2 for wrong usage
 */
export async function runCli(
  root: string,
  project: Project,
  args: readonly string[],
  { out, error }: Streams,
): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const { values, positionals } = parseArguments(args);
    if (values.help) {
      out(usage);
      return 0;
    }
    // On stderr, because programs read the answer from stdout.
    const say = isJson ? () => undefined : (line: string) => error(`${line} …`);
    const { lines, data } = await run(root, project, positionals, values, say);
    if (isJson) out(JSON.stringify(data));
    else lines.forEach((line) => out(line));
    return 0;
  } catch (caught) {
    const { code, detail } = describeFault(caught);
    const { breaks } = caught as Partial<ReleaseFault>;
    if (isJson) out(JSON.stringify({ error: { code, detail, ...(breaks && { breaks }) } }));
    else [detail, ...linesOfBreaks(breaks ?? [])].forEach((line) => error(line));
    return code === 'usage' ? 2 : 1;
  }
}
