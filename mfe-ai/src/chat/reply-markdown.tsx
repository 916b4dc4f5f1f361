import { createElement, Fragment, isValidElement, useMemo, type ReactNode } from 'react';
import { Markdown, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { ForeignWord } from '../foreign/foreign-word.tsx';

/** The elements a reply may use. Of any other element only the content is shown. */
const allowed = new Set(
  'p br hr ul ol li strong del code pre blockquote table thead tbody tr th td'.split(' '),
);

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}

function isWebAddress(href: unknown): href is string {
  return typeof href === 'string' && /^https?:\/\//i.test(href);
}

/**
 * Renders an element of a reply. No attribute of its author gets through except the address of a
 * link to the web; emphasized words are in the learned language.
 */
function createSafeElement(
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: ReactNode[]
): ReactNode {
  const key = props?.['key'] as string | undefined;
  const content = children.length > 0 ? children : [props?.['children'] as ReactNode];
  if (type === 'em') return <ForeignWord key={key} text={textOf(content)} />;
  if (type === 'a' && isWebAddress(props?.['href'])) {
    const link = {
      key,
      href: props['href'],
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    };
    return createElement('a', link, ...content);
  }
  if (typeof type === 'string' && /^h[1-6]$/.test(type)) {
    return createElement('p', { key }, createElement('strong', null, ...content));
  }
  if (type === 'br' || type === 'hr') return createElement(type, { key });
  const isAllowed = typeof type === 'string' && allowed.has(type);
  return createElement(isAllowed ? type : Fragment, { key }, ...content);
}

interface ReplyMarkdownProps {
  text: string;
  isWriting: boolean;
}

/** Renders a reply's Markdown, without any HTML of its own. */
export function ReplyMarkdown({ text, isWriting }: ReplyMarkdownProps) {
  const options = useMemo<MarkdownToJSX.Options>(
    () => ({
      createElement: createSafeElement as MarkdownToJSX.Options['createElement'],
      disableParsingRawHTML: true,
      ignoreHTMLBlocks: true,
      forceBlock: true,
      forceWrapper: true,
      wrapper: Fragment,
      optimizeForStreaming: isWriting,
    }),
    [isWriting],
  );
  return <Markdown options={options}>{text}</Markdown>;
}
