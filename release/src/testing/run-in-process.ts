import { parseArguments } from '../cli/arguments.ts';
import type { Answer } from '../cli/answers.ts';
import { runCommand } from '../cli/run-command.ts';
import type { Project } from '../commands/project.ts';
import { openMemory } from '../context/open-context.ts';
import { openProduct } from '../context/product.ts';
import type { TestRegistry } from './test-registry.ts';

const noProject = {} as Project;

/**
 * Runs a command that needs no sources in this process, with the registry's clock.
 * @param env settings in addition to the registry's
 * @throws the command's fault
 */
export function runInProcess(
  registry: TestRegistry,
  args: string[],
  env: Record<string, string> = {},
): Promise<Answer> {
  const { values, positionals } = parseArguments(args);
  const settings = { ...registry.env, ...env };
  const product = openProduct(settings, false);
  const memory = openMemory('', settings, registry.store, product);
  const opened = { ...registry, product, memory, baseAddress: '/remotes', isOwn: false };
  const input = { open: () => Promise.resolve(opened), project: noProject, say: () => undefined };
  return runCommand(input, positionals, values);
}
