import type { CallExpression, Node } from 'oxc-parser';
import { lineOf, nameOf, visit, type SourceFile } from './syntax.ts';

/** Names of the events that a front end sends and reads, in alphabetical order. */
export interface UsedEvents {
  sends: string[];
  reads: string[];
}

const methods = new Set(['emit', 'subscribe', 'on']);

/**
 * The method that is called, and whether on a bus: `bus.emit(…)`, `host.bus.emit(…)`,
 * `bus?.emit(…)`.
 */
function methodOf({ callee }: CallExpression): { method: string; isBus: boolean } | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { object, property } = callee;
  const name = nameOf(object.type === 'MemberExpression' ? object.property : object);
  return { method: nameOf(property) ?? '', isBus: name === 'bus' };
}

/** Whether the literal is a type or the name of a module, which have no effect at run time. */
function isInert(above: readonly Node[]): boolean {
  const type = above[0]?.type ?? '';
  return type === 'TSLiteralType' || /^(Import|ExportAll|ExportNamed)Declaration$/.test(type);
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
    const used = new Set<Node>();
    visit(source.program, (node, above) => {
      const call = node.type === 'CallExpression' && methodOf(node);
      if (call && methods.has(call.method)) {
        const [argument] = node.arguments;
        const name = argument?.type === 'Literal' ? nameOf(argument) : undefined;
        if (argument && name !== undefined && isEvent(name)) {
          used.add(argument);
          (call.method === 'emit' ? sends : reads).add(name);
        } else if (call.isBus) {
          const what = name === undefined ? 'is not a literal' : `is not in the map: ${name}`;
          throw new Error(`${lineOf(source, node)}: the name of an event ${what}`);
        }
      }
      const text = node.type === 'Literal' ? (nameOf(node) ?? '') : '';
      if (isEvent(text) && !used.has(node) && !isInert(above)) {
        throw new Error(
          `${lineOf(source, node)}: ${text} appears outside the call that sends or reads it`,
        );
      }
    });
  }
  return { sends: [...sends].toSorted(), reads: [...reads].toSorted() };
}
