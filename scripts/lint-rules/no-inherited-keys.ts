/**
 * The lint rule `topwords/no-inherited-keys`. An object used as a map also has the keys that every
 * object inherits: `names['constructor']` is a function although the type says string, and
 * `'toString' in names` is true. A client that sends such a word gets a wrong answer or an internal
 * error. Use a `Map`, or check `Object.hasOwn` first.
 */
import { definitionOf, withoutTypes, type Node, type RuleContext } from './syntax.ts';

const message =
  'A key that is not known here may be one that every object inherits, such as "constructor": ' +
  'use a Map, or ask Object.hasOwn(…) first';

/** Wrapper types that do not change the keys of what they wrap. */
const wrappers = new Set(['Readonly', 'Partial', 'Required', 'NonNullable']);

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'Program',
]);

/** Unwraps a type from wrappers that do not change its keys. */
function unwrapType(type: Node | null | undefined): Node | undefined {
  if (!type) return undefined;
  if (type.type === 'TSTypeAnnotation') return unwrapType(type.typeAnnotation);
  const isWrapper = type.type === 'TSTypeReference' && wrappers.has(type.typeName?.name ?? '');
  return isWrapper ? unwrapType(type.typeArguments?.params[0]) : type;
}

function parametersOfRecord(type: Node | undefined): Node[] {
  const isRecord = type?.type === 'TSTypeReference' && type.typeName?.name === 'Record';
  return isRecord ? (type.typeArguments?.params ?? []) : [];
}

/** Whether a type accepts any string as a key: `Record<string, …>`, `{ [key: string]: … }`. */
function acceptsAnyString(type: Node | null | undefined): boolean {
  const kept = unwrapType(type);
  if (kept?.type === 'TSTypeLiteral') {
    return kept.members?.some((member) => member.type === 'TSIndexSignature') ?? false;
  }
  return parametersOfRecord(kept)[0]?.type === 'TSStringKeyword';
}

/** The value type of a `Record`. */
function valueTypeOf(type: Node | null | undefined): Node | undefined {
  return parametersOfRecord(unwrapType(type))[1];
}

/**
 * Whether an expression is asserted to accept any string as a key: `{ … } as Record<string,
 * number>`.
 */
function isAssertedAsMap(expression: Node | null | undefined): boolean {
  if (!expression || withoutTypes(expression) === expression) return false;
  const isSatisfied = expression.type === 'TSSatisfiesExpression';
  return (
    (!isSatisfied && acceptsAnyString(expression.typeAnnotation)) ||
    isAssertedAsMap(expression.expression)
  );
}

function isFromEntries(expression: Node | null | undefined): boolean {
  const { object, property } = expression?.callee ?? {};
  return object?.name === 'Object' && property?.name === 'fromEntries';
}

function isLiteral(key: Node): boolean {
  if (key.type === 'TemplateLiteral') return key.expressions?.length === 0;
  return key.type === 'Literal' || key.type === 'PrivateIdentifier';
}

/** Objects inherit no numeric keys. */
function isNumber(key: Node): boolean {
  const { type, operator = '' } = key;
  if (type === 'UpdateExpression') return true;
  return type === 'BinaryExpression' && /^[-*/%]$/.test(operator);
}

function functionAround(node: Node): Node | undefined {
  let around = node.parent;
  while (around && !functions.has(around.type)) around = around.parent;
  return around ?? undefined;
}

function create(context: RuleContext) {
  const { sourceCode } = context;
  const asked = new Map<Node, Set<string>>();

  function declaredAs(object: Node): { type?: Node | null; init?: Node | null } {
    if (object.type !== 'Identifier') return {};
    const definition = definitionOf(object.name ?? '', sourceCode.getScope(object));
    if (definition === undefined) return {};
    const { node, name } = definition;
    const isConstant = node.type === 'VariableDeclarator' && node.id === name;
    return { type: name.typeAnnotation ?? null, init: isConstant ? (node.init ?? null) : null };
  }

  /** The type annotation of an object's declaration. */
  function typeOf(object: Node): Node | null | undefined {
    const isMember = object.type === 'MemberExpression' && object.computed === true;
    if (isMember && object.object) return valueTypeOf(typeOf(object.object));
    return declaredAs(object).type;
  }

  function isMap(object: Node): boolean {
    const { init } = declaredAs(object);
    return acceptsAnyString(typeOf(object)) || isAssertedAsMap(init) || isFromEntries(init);
  }

  function isLiteralObject(object: Node): boolean {
    const { init } = declaredAs(object);
    return Boolean(init) && withoutTypes(init as Node).type === 'ObjectExpression';
  }

  function pairOf(object: Node, key: Node): string {
    return `${sourceCode.getText(object)} ${sourceCode.getText(withoutTypes(key))}`;
  }

  /** Whether an enclosing function checks `Object.hasOwn` for the same pair. */
  function isGuarded(node: Node, pair: string): boolean {
    for (let around = node.parent; around; around = around.parent) {
      if (functions.has(around.type) && asked.get(around)?.has(pair)) return true;
    }
    return false;
  }

  return {
    CallExpression(node: Node) {
      const { callee, arguments: given = [] } = node;
      const [object, key] = given;
      const isQuestion = callee?.object?.name === 'Object' && callee.property?.name === 'hasOwn';
      const around = functionAround(node);
      if (!isQuestion || !object || !key || !around) return;
      const pairs = asked.get(around) ?? new Set();
      asked.set(around, pairs.add(pairOf(object, key)));
    },
    MemberExpression(node: Node) {
      const { object, property: key, computed } = node;
      if (!computed || !object || !key || isLiteral(key) || isNumber(key)) return;
      const isCast = key.type === 'TSAsExpression' && isLiteralObject(object);
      if (!isMap(object) && !isAssertedAsMap(object) && !isCast) return;
      if (!isGuarded(node, pairOf(object, key))) context.report({ node, message });
    },
    /** Other files use exported objects, where their initializer is not visible. */
    ExportNamedDeclaration({ declaration }: Node) {
      for (const declarator of declaration?.declarations ?? []) {
        const { id, init } = declarator;
        const isObject = init ? withoutTypes(init).type === 'ObjectExpression' : false;
        if (isObject && (acceptsAnyString(id?.typeAnnotation) || isAssertedAsMap(init)))
          context.report({ node: declarator, message });
      }
    },
    BinaryExpression(node: Node) {
      const { operator, left: key, right: object } = node;
      if (operator !== 'in' || !key || !object || isLiteral(key)) return;
      if (isMap(object) || isLiteralObject(object)) context.report({ node, message });
    },
  };
}

export const noInheritedKeys = { create };
