import { nodeAt, nodesAt, parseSource, placeOf, visit, type SyntaxNode } from './syntax.ts';

/** Text to put in at a place, in bytes from 0. */
interface Insertion {
  at: number;
  text: string;
  /** How many bytes it takes the place of. */
  instead: number;
}

/** The method, said again as a property that is a function. */
function asProperty(node: SyntaxNode, text: Buffer): Insertion[] {
  const key = nodeAt(node, 'key');
  const answer = nodeAt(node, 'typeAnn');
  if (!key || !answer || node.computed === true) return [];
  const afterKey = placeOf(key).end;
  const name = text.subarray(placeOf(node).start, afterKey).toString();
  const mark = text.subarray(afterKey, afterKey + 1).toString() === '?' ? 1 : 0;
  // Getters and setters are written as methods too, with a word before their name.
  if (/^(get|set)\s/.test(name)) return [];
  return [
    { at: afterKey + mark, text: ': ', instead: 0 },
    { at: placeOf(answer).start, text: ' =>', instead: 1 },
  ];
}

function insertionsOf(members: readonly SyntaxNode[], text: Buffer): Insertion[] {
  const methods = members.filter((member) => member.type === 'TsMethodSignature');
  const names = methods.map((method) => String(nodeAt(method, 'key')?.value));
  return methods.flatMap((method, index) => {
    if (nodeAt(method, 'typeParams')) {
      const { start, end } = placeOf(method);
      const again = text.subarray(start, end).toString().replace(/;$/, '');
      return [{ at: start, text: `${again};`, instead: 0 }];
    }
    const isOverloaded = names.filter((name) => name === names[index]).length > 1;
    return isOverloaded ? [] : asProperty(method, text);
  });
}

/**
 * Declarations in which TypeScript compares methods of interfaces as a release must be. Parameters of
 * methods it compares both ways, so that a narrowed one would pass: of properties it does not.
 * Generic methods of two copies it finds unlike each other as soon as a mapped type is in them,
 * even where the copies are the same, unless they are overloaded: then it puts `any` for what is
 * generic. Calls and events, which are what is generic in a host, are compared by their own schemas.
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
      (whole, { at, text: put, instead }) =>
        Buffer.concat([whole.subarray(0, at), Buffer.from(put), whole.subarray(at + instead)]),
      text,
    )
    .toString();
}
