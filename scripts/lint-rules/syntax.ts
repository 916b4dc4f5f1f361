/** The parts of the syntax tree that our rules use. */
export interface Node {
  type: string;
  range: [number, number];
  parent?: Node | null;
  name?: string;
  value?: unknown;
  kind?: string;
  operator?: string;
  computed?: boolean;
  object?: Node;
  property?: Node;
  left?: Node;
  right?: Node;
  callee?: Node;
  arguments?: Node[];
  init?: Node | null;
  id?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  body?: Node[];
  specifiers?: Node[];
  exported?: Node;
  exportKind?: string;
  expression?: Node;
  typeAnnotation?: Node | null;
  typeName?: Node;
  typeArguments?: { params: Node[] } | null;
  members?: Node[];
  expressions?: Node[];
  source?: Node | null;
  argument?: Node;
  literal?: Node;
  quasis?: { value: { cooked?: string | null } }[];
}

interface Definition {
  /** The declaration, such as a VariableDeclarator. */
  node: Node;
  /** The declared identifier, with its annotation. */
  name: Node;
}

interface Variable {
  defs: Definition[];
}

/** A scope of names in a file. */
export interface Scope {
  type: string;
  set: Map<string, Variable>;
  upper: Scope | null;
}

/** A rule's context for the file being checked. */
export interface RuleContext {
  filename: string;
  sourceCode: {
    getScope: (node: Node) => Scope;
    getText: (node: Node) => string;
  };
  report: (fault: { node: Node; message: string }) => void;
}

/** The declaration of a name; undefined unless the file has exactly one. */
export function definitionOf(name: string, scope: Scope): Definition | undefined {
  for (let within: Scope | null = scope; within !== null; within = within.upper) {
    const variable = within.set.get(name);
    if (variable !== undefined) return variable.defs[0];
  }
  return undefined;
}

/** An expression without its type assertions. */
export function withoutTypes(node: Node): Node {
  const isTyped = /^TS(As|Satisfies|NonNull|TypeAssertion)/.test(node.type);
  return isTyped && node.expression !== undefined ? withoutTypes(node.expression) : node;
}
