/**
 * The lint rule `topwords/file-is-named-after-its-export`: a file with exactly one exported value
 * has its name, in kebab-case. Types do not count. The folder's name may come before or after the
 * file's (`favorites/routes.ts` exports `favoriteRoutes`); `x.ts` may also export `createX`, or a
 * type `X` with a value that belongs to it. A file with several values is named after what they
 * share.
 */
import { basename, dirname } from 'node:path';
import type { Node, RuleContext } from './syntax.ts';

const exempt =
  /\.(test|spec|scenario|d)\.[cm]?tsx?$|\.config\.[cm]?[jt]s$|\/texts\/|\/index\.tsx?$|\.[cm]?js$/;

interface Exports {
  values: (string | undefined)[];
  types: (string | undefined)[];
}

/** Both `openAPIDocument` and `open-api-document` become `openapidocument`. */
function squash(name: string): string {
  return name.replaceAll(/[-_$]/g, '').toLowerCase();
}

function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

/** The names that the exports of a file may have, squashed. */
function namesFor(file: string): Set<string> {
  const own = basename(file).replace(/\.[cm]?tsx?$/, '');
  const folder = basename(dirname(file));
  const around = [folder, singular(folder)].flatMap((name) => [name + own, own + name]);
  return new Set([own, ...around].map(squash));
}

function isType({ type }: Node): boolean {
  return /^TS(Interface|TypeAlias)Declaration$/.test(type);
}

/** Reads a statement of a file. A name is undefined when there is none, such as for a pattern. */
function exportsOf(statement: Node): Exports {
  const { declaration, specifiers = [], exportKind } = statement;
  if (statement.type === 'ExportDefaultDeclaration') {
    return { values: declaration?.id?.name === undefined ? [] : [declaration.id.name], types: [] };
  }
  if (statement.type !== 'ExportNamedDeclaration') return { values: [], types: [] };
  if (declaration) {
    const names = (declaration.declarations ?? [declaration]).map(({ id }) => id?.name);
    return isType(declaration) ? { values: [], types: names } : { values: names, types: [] };
  }
  const named = (kind: boolean) =>
    specifiers
      .filter((specifier) => (exportKind === 'type' || specifier.exportKind === 'type') === kind)
      .map(({ exported }) => exported?.name);
  return { values: named(false), types: named(true) };
}

function create(context: RuleContext) {
  return {
    Program(node: Node) {
      if (exempt.test(context.filename)) return;
      const statements = node.body ?? [];
      const exported = statements.map(exportsOf);
      // `export *` may export anything.
      if (statements.some(({ type }) => type === 'ExportAllDeclaration')) return;
      const values = exported.flatMap((each) => each.values);
      const [value] = values;
      if (values.length !== 1 || value === undefined) return;
      const allowed = namesFor(context.filename);
      const types = exported.flatMap((each) => each.types).map((name) => name ?? '');
      const names = [value, value.replace(/^create(?=[A-Z])/, ''), ...types].map(squash);
      if (names.some((name) => allowed.has(name))) return;
      const file = basename(context.filename);
      const message = `${file} exports only ${value}: name the file after it, or the export after the file`;
      context.report({ node, message });
    },
  };
}

export const fileIsNamedAfterItsExport = { create };
