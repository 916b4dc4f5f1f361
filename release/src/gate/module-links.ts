import { nodeAt, nodesAt, visit, type SourceFile, type SyntaxNode } from './syntax.ts';

/** One module that another one takes something from when it runs. */
interface Import {
  specifier: string;
  /** What is taken, by its name there; null for all of it. */
  names: string[] | null;
}

/** Something that a module hands on from another one. */
interface Forward {
  specifier: string;
  /** Its name here and there; null for all that the other module exports. */
  name: { here: string; there: string } | null;
}

/** What a module exports of its own, hands on, and takes. */
export interface ModuleLinks {
  own: Set<string>;
  forwards: Forward[];
  imports: Import[];
  /** Whether it does nothing but hand on. */
  isFacade: boolean;
}

function nameAt(node: SyntaxNode, part: string): string | undefined {
  const name = nodeAt(node, part)?.value;
  return typeof name === 'string' ? name : undefined;
}

function importOf(node: SyntaxNode, specifier: string): Import[] {
  const specifiers = nodesAt(node, 'specifiers');
  const used = specifiers.filter((one) => one.isTypeOnly !== true);
  if (node.typeOnly || (specifiers.length > 0 && used.length === 0)) return [];
  const isWhole = used.length === 0 || used.some((one) => one.type === 'ImportNamespaceSpecifier');
  const names = used.map((one) => {
    if (one.type === 'ImportDefaultSpecifier') return 'default';
    return nameAt(one, 'imported') ?? nameAt(one, 'local') ?? '';
  });
  return [{ specifier, names: isWhole ? null : names }];
}

function forwardsOf(node: SyntaxNode, specifier: string): Forward[] {
  if (node.typeOnly) return [];
  if (node.type === 'ExportAllDeclaration') return [{ specifier, name: null }];
  const named = nodesAt(node, 'specifiers').filter((one) => one.isTypeOnly !== true);
  return named.map((one) => {
    const there = nameAt(one, 'orig') ?? 'default';
    return { specifier, name: { here: nameAt(one, 'exported') ?? there, there } };
  });
}

function ownNames(node: SyntaxNode): string[] {
  if (node.type.startsWith('ExportDefault')) return ['default'];
  if (node.type === 'ExportNamedDeclaration') {
    return nodesAt(node, 'specifiers').map(
      (one) => nameAt(one, 'exported') ?? nameAt(one, 'orig') ?? '',
    );
  }
  const declaration = nodeAt(node, 'declaration');
  if (node.type !== 'ExportDeclaration' || !declaration) return [];
  const declared = [declaration, ...nodesAt(declaration, 'declarations')];
  return declared.flatMap((one) => nameAt(one, 'identifier') ?? nameAt(one, 'id') ?? []);
}

/** Modules that are loaded later, by `import()`. */
function laterImports(body: SyntaxNode[]): Import[] {
  const later: Import[] = [];
  visit(body, (node) => {
    if (node.type !== 'CallExpression' || nodeAt(node, 'callee')?.type !== 'Import') return;
    const [first] = Array.isArray(node.arguments) ? (node.arguments as SyntaxNode[]) : [];
    const specifier = first && nameAt(first, 'expression');
    if (specifier !== undefined) later.push({ specifier, names: null });
  });
  return later;
}

/** Reads how a module is tied to others. Types are left out: they are gone when it runs. */
export function linksOf({ body }: SourceFile): ModuleLinks {
  const links: ModuleLinks = { own: new Set(), forwards: [], imports: [], isFacade: true };
  for (const node of body) {
    const specifier = nameAt(node, 'source');
    if (node.type === 'ImportDeclaration' && specifier !== undefined) {
      links.imports.push(...importOf(node, specifier));
      links.isFacade = false;
    } else if (specifier === undefined) {
      ownNames(node).forEach((name) => links.own.add(name));
      links.isFacade = false;
    } else {
      links.forwards.push(...forwardsOf(node, specifier));
    }
  }
  links.imports.push(...laterImports(body));
  return links;
}
