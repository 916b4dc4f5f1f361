import {
  parseSync,
  type CallExpression,
  type Expression,
  type Node,
  type TemplateLiteral,
} from '@swc/core';

/** A test as its file declares it. */
export interface DeclaredTest {
  /**
   * Titles of the groups around it and its own, joined by ' › '. What a table fills in stands as it
   * is written (`%s`, `$name`), what a template fills in as `…`.
   */
  title: string;
  /** Matches the title with all of that filled in. */
  pattern: RegExp;
}

interface Title {
  written: string;
  pattern: string;
}

interface Declaration {
  isGroup: boolean;
  /** Declared for each row of a table, which its title may quote. */
  isEach: boolean;
  /** Skipped, or a hook, a step, a setting: no test. */
  isOther: boolean;
}

/** How what a call declares is named: `test`, `it`, `describe`, or a fixture such as `ownTest`. */
const declaring = /^(test|it|describe|\w+Test)$/;

/** Behind a dot: these declare what will run. */
const running = new Set(['each', 'describe', 'serial', 'parallel', 'concurrent']);

const formats = /%[sdifjoOpc#$]|\$[A-Za-z_][\w.]*/g;
const separator = ' › ';

function isNode(value: object): value is Node {
  return 'type' in value;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function ofText(text: string, isEach: boolean): Title {
  const parts = isEach ? text.split(formats) : [text];
  return { written: text, pattern: parts.map(escape).join('.+') };
}

function join(titles: readonly Title[], by: string): Title {
  return {
    written: titles.map(({ written }) => written).join(by),
    pattern: titles.map(({ pattern }) => pattern).join(by),
  };
}

function ofTemplate({ quasis }: TemplateLiteral, isEach: boolean): Title {
  const texts = quasis.map(({ cooked, raw }) => ofText(cooked ?? raw, isEach));
  return {
    written: texts.map(({ written }) => written).join('…'),
    pattern: texts.map(({ pattern }) => pattern).join('.+'),
  };
}

/** Undefined where the title is not written out. */
function titleOf(expression: Expression, isEach: boolean): Title | undefined {
  if (expression.type === 'StringLiteral') return ofText(expression.value, isEach);
  if (expression.type === 'TemplateLiteral') return ofTemplate(expression, isEach);
  if (expression.type !== 'BinaryExpression') return undefined;
  const left = titleOf(expression.left, isEach);
  const right = titleOf(expression.right, isEach);
  return left && right && join([left, right], '');
}

/** The names of a callee, `test.describe.each` as three; empty where it is something else. */
function namesOf(callee: Node): string[] {
  const node = callee as Expression;
  if (node.type === 'Identifier') return [node.value];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  return [...namesOf(node.object), node.property.value];
}

function declarationOf({ callee }: CallExpression): Declaration | undefined {
  const [first = '', ...rest] = namesOf(callee);
  if (!declaring.test(first)) return undefined;
  const isEach = rest.includes('each');
  // The table itself, `test.each([…])`, before that is called with a title.
  if (isEach && callee.type === 'MemberExpression') return undefined;
  return {
    isGroup: first === 'describe' || rest.includes('describe'),
    isEach,
    isOther: !rest.every((name) => running.has(name)),
  };
}

/** Every test that a TypeScript file declares; `isTsx` where it may hold elements. */
export function listTests(text: string, isTsx: boolean): DeclaredTest[] {
  const module = parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'es2022' });
  const found: DeclaredTest[] = [];

  function visit(value: unknown, around: readonly Title[]): void {
    if (typeof value !== 'object' || value === null) return;
    const isCall = isNode(value) && value.type === 'CallExpression';
    const call = isCall ? (value as CallExpression) : undefined;
    const declaration = call && declarationOf(call);
    if (call && declaration) declare(call, declaration, around);
    else for (const part of Object.values(value)) visit(part, around);
  }

  function declare(call: CallExpression, declaration: Declaration, around: readonly Title[]): void {
    const first = call.arguments[0]?.expression;
    const title = first && titleOf(first, declaration.isEach);
    if (!title || declaration.isOther) return;
    const titles = [...around, title];
    if (declaration.isGroup) {
      visit(call.arguments, titles);
    } else if (call.arguments.length > 1) {
      const { written, pattern } = join(titles, separator);
      found.push({ title: written, pattern: new RegExp(`^${pattern}$`, 's') });
    }
  }

  visit(module.body, []);
  return found;
}
