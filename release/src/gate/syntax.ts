import { readFileSync } from 'node:fs';
import { parseSync, visitorKeys, type Node, type ParseResult } from 'oxc-parser';

/** A source file, its syntax tree, and its imports and exports. */
export interface SourceFile extends Pick<ParseResult, 'program' | 'module'> {
  path: string;
  text: string;
}

/** Visits each node, outer ones first; `above` lists its ancestors, nearest first. */
export function visit(
  node: Node,
  see: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  see(node, above);
  const parts = new Map<string, Node | (Node | null)[] | null>(Object.entries(node));
  for (const name of visitorKeys[node.type] ?? []) {
    for (const child of [parts.get(name)].flat()) if (child) visit(child, see, [node, ...above]);
  }
}

/** Where a node is, for a message: `/project/mfe-words/src/remote.tsx:12`. */
export function lineOf({ path, text }: SourceFile, { start }: Node): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}

/** The name of an identifier or the text of a string literal; undefined for anything else. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Replaces parts of a text, given by their places in it; a part may be empty. */
export function replaceParts(
  text: string,
  parts: readonly { start: number; end: number; by: string }[],
): string {
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, by }) => whole.slice(0, start) + by + whole.slice(end), text);
}

/**
 * Parses a TypeScript source.
 * @throws with the file's name when it cannot be parsed
 */
export function parseSource(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { path, text, program, module };
}

/** Reads and parses a TypeScript source. */
export function readSource(path: string): SourceFile {
  return parseSource(path, readFileSync(path, 'utf8'));
}
