import { nodeAt, nodesAt, visit, type SourceFile, type SyntaxNode } from './syntax.ts';

/** An import of another module at run time. */
interface Import {
  specifier: string;
  /** The imported names; null for the whole module. */
  names: string[] | null;
}

/** A re-export from another module. */
interface Forward {
  specifier: string;
  /** Its name here and there; null for `export *`. */
  name: { here: string; there: string } | null;
}

/** A module's own exports, re-exports and imports. */
export interface ModuleLinks {
  own: Set<string>;
  forwards: Forward[];
  imports: Import[];
  /** Whether it only re-exports. */
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

/** Modules that are loaded by `import()`. */
function dynamicImports(body: SyntaxNode[]): Import[] {
  const imports: Import[] = [];
  visit(body, (node) => {
    if (node.type !== 'CallExpression' || nodeAt(node, 'callee')?.type !== 'Import') return;
    const [first] = Array.isArray(node.arguments) ? (node.arguments as SyntaxNode[]) : [];
    const specifier = first && nameAt(first, 'expression');
    if (specifier !== undefined) imports.push({ specifier, names: null });
  });
  return imports;
}

/** Reads a module's imports and exports, without types: they do not exist at run time. */
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
  links.imports.push(...dynamicImports(body));
  return links;
}
