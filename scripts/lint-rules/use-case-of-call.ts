/**
 * The lint rule `topwords/use-case-of-call`, for files that list routes: a route names its contract as
 * `calls.addFavorite`, and answers by the use case of the same name, `addFavorite(…)`.
 */
import type { Node, RuleContext } from './syntax.ts';

/** `route`, `fileRoute` and the like. */
const routeMaker = /^([a-z]+R|r)oute$/;

function isRoute(node: Node): boolean {
  return node.type === 'CallExpression' && routeMaker.test(node.callee?.name ?? '');
}

/** The name of the call that a route answers; undefined when it is not written `calls.name`. */
function callOf({ arguments: [contract] = [] }: Node): string | undefined {
  const isMember = contract?.type === 'MemberExpression' && !contract.computed;
  return isMember && contract.object?.name === 'calls' ? contract.property?.name : undefined;
}

function routeAround(node: Node): Node | undefined {
  let around = node.parent;
  while (around && !isRoute(around)) around = around.parent;
  return around ?? undefined;
}

function create(context: RuleContext) {
  /** Names of the functions that a route calls. */
  const asked = new Map<Node, Set<string>>();

  return {
    CallExpression(node: Node) {
      if (isRoute(node)) asked.set(node, new Set());
      const name = node.callee?.type === 'Identifier' ? node.callee.name : undefined;
      const around = routeAround(node);
      if (name !== undefined && around !== undefined) asked.get(around)?.add(name);
    },
    'CallExpression:exit'(node: Node) {
      const names = asked.get(node);
      if (names === undefined) return;
      const name = callOf(node);
      if (name === undefined) {
        context.report({ node, message: 'A route names its contract as calls.…' });
      } else if (!names.has(name)) {
        const message = `The use case that answers calls.${name} is called ${name}, in a file of that name`;
        context.report({ node, message });
      }
    },
  };
}

export const useCaseOfCall = { create };
