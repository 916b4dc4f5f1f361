import { readdirSync } from 'node:fs';
import path from 'node:path';
import { literalOf, nodeAt, nodesAt, readSource, visit, type SyntaxNode } from './syntax.ts';

/** The literal entries of `exposes: { './remote': './src/remote.tsx' }`. */
function entriesOf(node: SyntaxNode): [name: string, file: string][] {
  if (node.type !== 'KeyValueProperty' || nodeAt(node, 'key')?.value !== 'exposes') return [];
  const value = nodeAt(node, 'value');
  const properties = value ? nodesAt(value, 'properties') : [];
  return properties.flatMap((property): [string, string][] => {
    const [name, file] = [literalOf(nodeAt(property, 'key')), literalOf(nodeAt(property, 'value'))];
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
  const exposed = new Map<string, string>();
  for (const file of files) {
    visit(readSource(file).body, (node) => {
      for (const [name, place] of entriesOf(node)) {
        exposed.set(name, path.relative(root, path.join(folder, place)));
      }
    });
  }
  return Object.fromEntries(exposed);
}
