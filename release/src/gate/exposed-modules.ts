import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'oxc-parser';
import { nameOf, readSource, visit } from './syntax.ts';

/** The literal entries of `exposes: { './remote': './src/remote.tsx' }`. */
function entriesOf(node: Node): [name: string, file: string][] {
  if (node.type !== 'Property' || nameOf(node.key) !== 'exposes') return [];
  if (node.value.type !== 'ObjectExpression') return [];
  return node.value.properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property') return [];
    const [name, file] = [nameOf(property.key), nameOf(property.value)];
    return name !== undefined && file !== undefined ? [[name, file]] : [];
  });
}

/**
 * Finds the modules that a remote exposes, from its build configurations: the one shared by all
 * remotes, and its own.
 * @param root folder of the whole project
 * @param folder absolute path of the remote
 * @returns paths from the root, by federated name such as `./remote`
 */
export function exposedModules(root: string, folder: string): Record<string, string> {
  const own = readdirSync(folder).filter((file) => /\.config\.[cm]?[jt]s$/.test(file));
  const files = [
    path.join(root, 'remote-kit/rspack/remote-config.js'),
    ...own.map((file) => path.join(folder, file)),
  ];
  const exposed: [string, string][] = [];
  for (const file of files) {
    visit(readSource(file).program, (node) => exposed.push(...entriesOf(node)));
  }
  return Object.fromEntries(
    exposed.map(([name, file]) => [name, path.relative(root, path.join(folder, file))]),
  );
}
