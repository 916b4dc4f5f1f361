import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/** Visual variants of a panel. */
export interface PanelLook {
  /** Lays out its content as a column, with padding. */
  isPadded?: boolean;
  /** Has an edge in the colour of the nearest `data-language`. */
  hasEdge?: boolean;
  /** Floats over the page, with a shadow. */
  isFloating?: boolean;
}

/** Returns classes that make an element of another component a panel. */
export function panelClasses(
  { isPadded = false, hasEdge = false, isFloating = false }: PanelLook = {},
  className?: string,
): string {
  return classNames(
    styles.panel,
    isPadded && styles.padded,
    hasEdge && styles.edged,
    isFloating && styles.floating,
    className,
  );
}

interface PanelProps extends HTMLAttributes<HTMLElement>, PanelLook {
  as?: 'div' | 'span' | 'section' | 'article' | 'aside' | 'header' | 'ul' | 'li';
}

/** A surface that groups content and sets it apart from the page. */
export function Panel({
  as: Tag = 'div',
  isPadded,
  hasEdge,
  isFloating,
  className,
  ...rest
}: PanelProps) {
  return <Tag {...rest} className={panelClasses({ isPadded, hasEdge, isFloating }, className)} />;
}
