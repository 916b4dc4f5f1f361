import { literalOf, nodeAt, nodesAt, visit, type SourceFile, type SyntaxNode } from './syntax.ts';

const attributes = new Set(['to', 'href', 'pathname']);
const calls = new Set(['navigate', 'hasRoute']);

/** Whether a literal is used as an address: `to=`, `navigate(…)`, `{ pathname: … }`. */
function isAddress(above: readonly SyntaxNode[]): boolean {
  return above.some((node) => {
    if (node.type === 'JSXAttribute') return attributes.has(String(nodeAt(node, 'name')?.value));
    if (node.type === 'KeyValueProperty') return attributes.has(String(nodeAt(node, 'key')?.value));
    if (node.type !== 'CallExpression') return false;
    const callee = nodeAt(node, 'callee');
    return calls.has(String((nodeAt(callee, 'property') ?? callee)?.value));
  });
}

/** An absolute path in the sources. */
export interface WrittenPath {
  path: string;
  /** Whether it is used as an address. */
  isAddress: boolean;
}

/**
 * Finds the literals that are absolute paths, without what follows `?` or `#` or is interpolated.
 * Ignores types.
 */
export function findPaths(sources: readonly SourceFile[]): WrittenPath[] {
  const paths: WrittenPath[] = [];
  for (const { body } of sources) {
    visit(body, (node, above) => {
      const text = above[0]?.type === 'TsLiteralType' ? undefined : literalOf(node);
      // A value interpolated after a slash is part of the path.
      if (nodesAt(node, 'expressions').length > 0 && text?.endsWith('/')) return;
      const [path = ''] = text?.split(/[?#]/, 1) ?? [];
      if (/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path))
        paths.push({ path, isAddress: isAddress(above) });
    });
  }
  return paths;
}
