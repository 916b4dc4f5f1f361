import type { Node } from 'oxc-parser';
import { nameOf, visit, type SourceFile } from './syntax.ts';

const attributes = new Set(['to', 'href', 'pathname']);
const calls = new Set(['navigate', 'hasRoute']);

/** Whether a literal is used as an address: `to=`, `navigate(…)`, `{ pathname: … }`. */
function isAddress(above: readonly Node[]): boolean {
  return above.some((node) => {
    if (node.type === 'JSXAttribute') return attributes.has(nameOf(node.name) ?? '');
    if (node.type === 'Property') return attributes.has(nameOf(node.key) ?? '');
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    return calls.has(nameOf(callee.type === 'MemberExpression' ? callee.property : callee) ?? '');
  });
}

/** The text of a string literal, or of a template up to its first value. */
function textOf(node: Node): string {
  if (node.type === 'Literal') return nameOf(node) ?? '';
  const text = node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? '') : '';
  // A value interpolated after a slash is part of the path.
  const isPart = 'expressions' in node && node.expressions.length > 0 && text.endsWith('/');
  return isPart ? '' : text;
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
  for (const { program } of sources) {
    visit(program, (node, above) => {
      const [path = ''] = textOf(node).split(/[?#]/, 1);
      const isType = above[0]?.type === 'TSLiteralType';
      if (!isType && /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path))
        paths.push({ path, isAddress: isAddress(above) });
    });
  }
  return paths;
}
