import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of swc's syntax tree: `type` is its kind, `span` its place in bytes from 1. */
export type SyntaxNode = Record<string, unknown> & { type: string };

/** A source file and its syntax tree. */
export interface SourceFile {
  path: string;
  text: Buffer;
  body: SyntaxNode[];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * The nodes directly below a value, through lists and plain objects such as arguments of a call.
 */
function childrenOf(value: unknown): SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => (isNode(part) ? [part] : childrenOf(part)));
}

/** The child node under that name, if any. */
export function nodeAt(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const part = node?.[name];
  return isNode(part) ? part : undefined;
}

/** The child nodes in the list under that name. */
export function nodesAt(node: SyntaxNode, name: string): SyntaxNode[] {
  const parts = node[name];
  return Array.isArray(parts) ? parts.filter(isNode) : [];
}

/** Visits each node, outer ones first; `above` lists its ancestors, nearest first. */
export function visit(
  nodes: readonly SyntaxNode[],
  see: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
  above: readonly SyntaxNode[] = [],
): void {
  for (const node of nodes) {
    see(node, above);
    visit(childrenOf(node), see, [node, ...above]);
  }
}

/** Where a node begins and ends in the text of its file, in bytes from 0. */
export function placeOf(node: SyntaxNode): { start: number; end: number } {
  const { span } = node;
  if (typeof span !== 'object' || span === null || !('start' in span) || !('end' in span)) {
    throw new Error(`${node.type} has no position`);
  }
  return { start: Number(span.start) - 1, end: Number(span.end) - 1 };
}

/** Where a node is, for a message: `/project/mfe-words/src/remote.tsx:12`. */
export function lineOf(file: SourceFile, node: SyntaxNode): string {
  const before = file.text.subarray(0, placeOf(node).start).toString();
  return `${file.path}:${before.split('\n').length}`;
}

/**
 * The text of a string literal, or of a template up to its first value; undefined for anything
 * else.
 */
export function literalOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return undefined;
  const cooked = nodesAt(node, 'quasis')[0]?.cooked;
  return typeof cooked === 'string' ? cooked : undefined;
}

/**
 * Parses a TypeScript source.
 * @throws with the file's name when it cannot be parsed
 */
export function parseSource(path: string, text: Buffer): SourceFile {
  try {
    const options = { syntax: 'typescript', tsx: path.endsWith('.tsx') } as const;
    const { body } = parseSync(text.toString(), options);
    return { path, text, body: body as unknown as SyntaxNode[] };
  } catch (error) {
    throw new Error(`${path} cannot be parsed`, { cause: error });
  }
}

/** Reads and parses a TypeScript source. */
export function readSource(path: string): SourceFile {
  return parseSource(path, readFileSync(path));
}
