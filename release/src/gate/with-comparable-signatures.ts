import type { TSSignature } from 'oxc-parser';
import { nameOf, parseSource, replaceParts, visit } from './syntax.ts';

type Parts = Parameters<typeof replaceParts>[1];

/** Rewrites methods as properties with a function type, and repeats those with type parameters. */
function partsOf(members: readonly TSSignature[], text: string): Parts {
  const methods = members.flatMap((one) =>
    one.type === 'TSMethodSignature' && one.kind === 'method' ? one : [],
  );
  const names = methods.map(({ key }) => nameOf(key));
  return methods.flatMap(({ key, returnType, computed, optional, typeParameters, start, end }) => {
    if (typeParameters) {
      return [{ start, end: start, by: `${text.slice(start, end).replace(/;$/, '')};` }];
    }
    const isOverloaded = names.filter((name) => name === nameOf(key)).length > 1;
    if (isOverloaded || computed || !returnType) return [];
    const afterName = key.end + (optional ? 1 : 0);
    return [
      { start: afterName, end: afterName, by: ': ' },
      { start: returnType.start, end: returnType.start + 1, by: ' =>' },
    ];
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
  const { program, text } = parseSource('declaration.d.ts', declaration);
  const parts: Parts[] = [];
  visit(program, (node) => {
    if (node.type === 'TSInterfaceBody') parts.push(partsOf(node.body, text));
    if (node.type === 'TSTypeLiteral') parts.push(partsOf(node.members, text));
  });
  return replaceParts(text, parts.flat());
}
