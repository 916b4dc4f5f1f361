import { nodeAt, nodesAt, parseSource, placeOf, visit, type SyntaxNode } from './syntax.ts';

/** Text to insert at a byte offset from 0. */
interface Insertion {
  at: number;
  text: string;
  /** How many bytes it replaces. */
  replaced: number;
}

/** Rewrites a method as a property with a function type. */
function asProperty(node: SyntaxNode, text: Buffer): Insertion[] {
  const key = nodeAt(node, 'key');
  const returned = nodeAt(node, 'typeAnn');
  if (!key || !returned || node.computed === true) return [];
  const afterKey = placeOf(key).end;
  const name = text.subarray(placeOf(node).start, afterKey).toString();
  const mark = text.subarray(afterKey, afterKey + 1).toString() === '?' ? 1 : 0;
  // Getters and setters are parsed as methods too, with `get` or `set` before the name.
  if (/^(get|set)\s/.test(name)) return [];
  return [
    { at: afterKey + mark, text: ': ', replaced: 0 },
    { at: placeOf(returned).start, text: ' =>', replaced: 1 },
  ];
}

function insertionsOf(members: readonly SyntaxNode[], text: Buffer): Insertion[] {
  const methods = members.filter((member) => member.type === 'TsMethodSignature');
  const names = methods.map((method) => String(nodeAt(method, 'key')?.value));
  return methods.flatMap((method, index) => {
    if (nodeAt(method, 'typeParams')) {
      const { start, end } = placeOf(method);
      const again = text.subarray(start, end).toString().replace(/;$/, '');
      return [{ at: start, text: `${again};`, replaced: 0 }];
    }
    const isOverloaded = names.filter((name) => name === names[index]).length > 1;
    return isOverloaded ? [] : asProperty(method, text);
  });
}

/**
 * Rewrites declarations so that TypeScript compares methods of interfaces strictly. TypeScript
 * compares parameters of methods bivariantly, so a narrowed one would pass; parameters of
 * properties it compares strictly. It also finds two identical copies of a generic method
 * incompatible as soon as they contain a mapped type, unless the method is overloaded: then it
 * replaces type parameters by `any`. The generic members of a host are calls and events, which are
 * compared by their own schemas.
 */
export function withComparableSignatures(declaration: string): string {
  const { body, text } = parseSource('declaration.d.ts', Buffer.from(declaration));
  const insertions: Insertion[] = [];
  visit(body, (node) => {
    if (node.type === 'TsInterfaceBody')
      insertions.push(...insertionsOf(nodesAt(node, 'body'), text));
    if (node.type === 'TsTypeLiteral')
      insertions.push(...insertionsOf(nodesAt(node, 'members'), text));
  });
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (whole, { at, text: inserted, replaced }) =>
        Buffer.concat([
          whole.subarray(0, at),
          Buffer.from(inserted),
          whole.subarray(at + replaced),
        ]),
      text,
    )
    .toString();
}
