import { parseArguments } from '../cli/arguments.ts';
import type { Answer } from '../cli/answers.ts';
import { commands } from '../cli/run-command.ts';
import type { Project } from '../commands/project.ts';
import { openMemory } from '../context/open-context.ts';
import { openProduct } from '../context/product.ts';
import type { TestRegistry } from './test-registry.ts';

const noProject = {} as Project;

function ignore(): void {}

/**
 * Runs a command that needs no sources in this process, with the registry's clock.
 * @param env settings in addition to the registry's
 * @throws the command's fault
 */
export async function runInProcess(
  registry: TestRegistry,
  args: string[],
  env: Record<string, string> = {},
): Promise<Answer> {
  const { values, positionals } = parseArguments(args);
  const [name = '', ...names] = positionals;
  const settings = { ...registry.env, ...env };
  const product = openProduct(settings, false);
  const opened = {
    ...registry,
    product,
    memory: openMemory('', settings, registry.store, product),
    baseAddress: '/remotes',
    isOwn: false,
  };
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command(
    { open: () => Promise.resolve(opened), project: noProject, say: ignore },
    names,
    values,
  );
}
