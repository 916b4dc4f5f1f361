import { lineOf, literalOf, nodeAt, visit, type SourceFile, type SyntaxNode } from './syntax.ts';

/** Names of the events that a front end sends and reads, in alphabetical order. */
export interface UsedEvents {
  sends: string[];
  reads: string[];
}

const methods = new Set(['emit', 'subscribe', 'on']);

function firstArgument(call: SyntaxNode): SyntaxNode | undefined {
  const [first] = Array.isArray(call.arguments) ? (call.arguments as SyntaxNode[]) : [];
  return nodeAt(first, 'expression');
}

/**
 * The method that is called, and whether on a bus: `bus.emit(…)`, `host.bus.emit(…)`,
 * `bus?.emit(…)`.
 */
function methodOf(call: SyntaxNode): { method: string; isBus: boolean } | undefined {
  const called = nodeAt(call, 'callee');
  const member = called?.type === 'OptionalChainingExpression' ? nodeAt(called, 'base') : called;
  const method = nodeAt(member, 'property')?.value;
  if (member?.type !== 'MemberExpression' || typeof method !== 'string') return undefined;
  const object = nodeAt(member, 'object');
  const name = object?.type === 'Identifier' ? object.value : nodeAt(object, 'property')?.value;
  return { method, isBus: name === 'bus' };
}

/** Whether the literal is a type or the name of a module, which have no effect at run time. */
function isInert(above: readonly SyntaxNode[]): boolean {
  const type = above[0]?.type ?? '';
  return type === 'TsLiteralType' || /^(Import|ExportAll|ExportNamed)Declaration$/.test(type);
}

/**
 * Finds the events that sources send and read. An event must be a literal in the call that sends or
 * reads it, so that none is overlooked.
 * @param isEvent whether a text is the name of an event
 * @throws when a name appears elsewhere or is computed at run time (with file and line)
 */
export function findEvents(
  sources: readonly SourceFile[],
  isEvent: (name: string) => boolean,
): UsedEvents {
  const sends = new Set<string>();
  const reads = new Set<string>();
  for (const source of sources) {
    const used = new Set<SyntaxNode>();
    visit(source.body, (node, above) => {
      const call = node.type === 'CallExpression' ? methodOf(node) : undefined;
      if (call && methods.has(call.method)) {
        const argument = firstArgument(node);
        const name = argument?.type === 'StringLiteral' ? literalOf(argument) : undefined;
        if (argument && name !== undefined && isEvent(name)) {
          used.add(argument);
          (call.method === 'emit' ? sends : reads).add(name);
        } else if (call.isBus) {
          const what = name === undefined ? 'is not a literal' : `is not in the map: ${name}`;
          throw new Error(`${lineOf(source, node)}: the name of an event ${what}`);
        }
      }
      const isName = node.type === 'StringLiteral' && isEvent(String(node.value));
      if (isName && !used.has(node) && !isInert(above)) {
        const where = `${lineOf(source, node)}: ${String(node.value)}`;
        throw new Error(`${where} appears outside the call that sends or reads it`);
      }
    });
  }
  return { sends: [...sends].toSorted(), reads: [...reads].toSorted() };
}
