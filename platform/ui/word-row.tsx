import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Panel } from './panel.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './word-row.module.css';

/** The class of a link around a row's word: the whole row follows it. */
export const wordRowLink = styles.open ?? '';

interface WordRowProps {
  /** The code of the word's language; sets the accent of the edge. */
  language: string | undefined;
  /** The word or its link, with its `lang`. */
  word: ReactNode;
  /** With its `lang`; omitted when there is none. */
  translation?: ReactNode;
  /** Marks, level, rank: below the word, or next to it in a compact row. */
  meta?: ReactNode;
  /** Buttons, above the link of the row. */
  actions?: ReactNode;
  /** Content below everything else. */
  children?: ReactNode;
  /** Smaller, with the facts at the right. */
  isCompact?: boolean;
  /** The word is a heading of the screen. */
  isHeading?: boolean;
  /** Muted, for a word that is learned. */
  isCalm?: boolean;
  className?: string | undefined;
}

/** A word with its translation, facts and actions: an item of `WordRows`. */
export function WordRow(props: WordRowProps) {
  const { language, word, translation, meta, actions, children, className } = props;
  const { isCompact = false, isHeading = false, isCalm = false } = props;
  const Word = isHeading ? 'h2' : 'p';
  return (
    <li>
      <Panel
        as="article"
        hasEdge
        data-language={language}
        className={classNames(
          styles.row,
          isCompact && styles.compact,
          isCalm && styles.calm,
          className,
        )}
      >
        <Word className={classNames('headword', styles.word)}>{word}</Word>
        {translation && <p className={styles.translation}>{translation}</p>}
        {meta && <div className={styles.meta}>{meta}</div>}
        <div className={styles.actions}>{actions}</div>
        {children && <div className={styles.more}>{children}</div>}
      </Panel>
    </li>
  );
}

/** A list of word rows. */
export function WordRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

interface WordRowSkeletonsProps {
  /** What is loading, for assistive technology. */
  label: string;
  count?: number;
  isCompact?: boolean;
}

/** Placeholders for word rows that are loading. */
export function WordRowSkeletons({ label, count = 6, isCompact = false }: WordRowSkeletonsProps) {
  return (
    <div aria-busy="true" className={styles.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={classNames(styles.skeleton, isCompact && styles.compact)} />
      ))}
    </div>
  );
}
