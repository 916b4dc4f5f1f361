/**
 * The lint rule `topwords/no-text-outside-catalogue`: what people read or hear comes from a
 * catalogue (`texts/`), so that every language has it. Reports letters that a component writes
 * itself: between tags, in an attribute that is read aloud or shown, in a banner, in an
 * announcement, in the page's title. Each branch of a choice counts: `isOn ? 'On' : texts.off`.
 */
import { withoutTypes, type Node, type RuleContext } from './syntax.ts';

const message =
  'People read this, so it belongs into a catalogue (texts/), where each language has its own';

/** Attributes and properties of components whose text is shown or read aloud. */
const readAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'advice',
  'detail',
  'explanation',
  'heading',
  'hint',
  'label',
  'legend',
  'message',
  'placeholder',
  'summary',
  'text',
  'title',
]);

/** Functions that show or say a text, with the position of the text. */
const speakers = new Map([
  ['showBanner', 1],
  ['nameScreen', 0],
  ['announce', 0],
]);

interface Attribute extends Omit<Node, 'name' | 'value'> {
  name: { name?: string };
  value: Node | null;
}

interface Choice extends Node {
  consequent?: Node;
  alternate?: Node;
}

/** Addresses and the product's name are the same in every language. */
const sameEverywhere = /https?:\/\/\S+|TopWords/g;

/** Elements for what people type as it is. */
const codeElements = new Set(['code', 'kbd', 'pre', 'samp']);

interface Element extends Node {
  openingElement: { name: { name?: string }; attributes: Attribute[] };
}

function hasLetters(text: unknown): boolean {
  return typeof text === 'string' && /\p{L}/u.test(text.replaceAll(sameEverywhere, ''));
}

/** Whether text stands in an element for code: `<code>`, or one with the attribute `code`. */
function isCode({ parent }: Node): boolean {
  if (parent?.type !== 'JSXElement') return false;
  const { name, attributes } = (parent as Element).openingElement;
  return (
    codeElements.has(name.name ?? '') ||
    attributes.some((attribute) => attribute.name?.name === 'code')
  );
}

/** The texts that an expression writes itself, in each of its branches. */
function textsIn(expression: Node | null | undefined): Node[] {
  if (!expression) return [];
  const node: Choice = withoutTypes(expression);
  switch (node.type) {
    case 'Literal':
      return hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis?.some(({ value }) => hasLetters(value.cooked)) ? [node] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left)), ...textsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : [];
    default:
      return [];
  }
}

function create(context: RuleContext) {
  function check(expression: Node | null | undefined): void {
    for (const node of textsIn(expression)) context.report({ node, message });
  }

  return {
    JSXText(node: Node) {
      if (hasLetters(node.value) && !isCode(node)) context.report({ node, message });
    },
    JSXExpressionContainer(node: Node) {
      const isChild = node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment';
      if (isChild && !isCode(node)) check(node);
    },
    JSXAttribute({ name, value }: Attribute) {
      if (readAttributes.has(name.name ?? '')) check(value);
    },
    CallExpression({ callee, arguments: given = [] }: Node) {
      const position = speakers.get(callee?.property?.name ?? callee?.name ?? '');
      if (position !== undefined) check(given[position]);
    },
    AssignmentExpression({ left, right }: Node) {
      const isTitle = left?.object?.name === 'document' && left.property?.name === 'title';
      if (isTitle) check(right);
    },
  };
}

export const noTextOutsideCatalogue = { create };
