/**
 * The lint rule `boundaries/imports-run-one-way`, built from the existing folders. It covers every
 * way to name a module: import, export from, import(), import type, require, and jest calls that
 * take a module name.
 */
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProject } from './project.ts';
import { judgeImport } from './judge-import.ts';
import type { Node, RuleContext } from '../lint-rules/syntax.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const project = readProject(root);
const jestCalls = new Set(['mock', 'doMock', 'unmock', 'requireActual', 'requireMock']);

function literalOf(node: Node): string | null {
  if (node.type === 'TSLiteralType' && node.literal) return literalOf(node.literal);
  if (typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions?.length === 0) {
    return node.quasis?.[0]?.value.cooked ?? null;
  }
  return null;
}

function takesModuleName(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression') return false;
  const method = callee.property?.name ?? '';
  if (callee.object?.name === 'require') return method === 'resolve';
  return callee.object?.name === 'jest' && jestCalls.has(method);
}

function create(context: RuleContext) {
  const file = relative(root, context.filename).split(sep).join('/');
  function judge(node: Node, named: Node | null | undefined): void {
    if (!named) return;
    const message = judgeImport(file, literalOf(named), project);
    if (message) context.report({ node, message });
  }
  function judgeSource(node: Node): void {
    judge(node, node.source);
  }
  return {
    ImportDeclaration: judgeSource,
    ExportNamedDeclaration: judgeSource,
    ExportAllDeclaration: judgeSource,
    ImportExpression: judgeSource,
    TSImportType: (node: Node) => judge(node, node.source ?? node.argument),
    TSExternalModuleReference: (node: Node) => judge(node, node.expression),
    CallExpression(node: Node) {
      if (node.callee && takesModuleName(node.callee)) judge(node, node.arguments?.[0]);
    },
  };
}

export default {
  meta: { name: 'boundaries' },
  rules: { 'imports-run-one-way': { create } },
};
