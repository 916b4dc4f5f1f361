/**
 * The lint rule `topwords/use-case-of-call`, for files that list routes: a route names its contract
 * as `calls.addFavorite` and answers with the use case of the same name, `addFavorite(…)`.
 */
import type { Node, RuleContext } from './syntax.ts';

/** `route`, `fileRoute` and similar functions. */
const routeMaker = /^([a-z]+R|r)oute$/;

function isRoute(node: Node): boolean {
  return node.type === 'CallExpression' && routeMaker.test(node.callee?.name ?? '');
}

/** The name of a route's call; undefined when it is not written as `calls.name`. */
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
  /** Names of the functions that a route calls or passes on. */
  const asked = new Map<Node, Set<string>>();

  return {
    CallExpression(node: Node) {
      const { callee, arguments: handed = [] } = node;
      if (isRoute(node)) asked.set(node, new Set());
      const around = isRoute(node) ? node : routeAround(node);
      if (around === undefined) return;
      for (const { type, name = '' } of callee ? [callee, ...handed] : handed) {
        if (type === 'Identifier') asked.get(around)?.add(name);
      }
    },
    'CallExpression:exit'(node: Node) {
      const names = asked.get(node);
      if (names === undefined) return;
      const name = callOf(node);
      if (name === undefined) {
        context.report({ node, message: 'A route must name its contract as calls.…' });
      } else if (!names.has(name)) {
        const message = `The use case that answers calls.${name} must be named ${name}, in a file of that name`;
        context.report({ node, message });
      }
    },
  };
}

export const useCaseOfCall = { create };
