import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Panel } from './panel.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './word-row.module.css';

/** The class of a link around a row's word: the whole row follows it. */
export const wordRowLink = styles.open ?? '';

interface WordRowProps {
  /** The code of the word's language, whose accent the edge has. */
  language: string | undefined;
  /** The word or its link, with its `lang`. */
  word: ReactNode;
  /** With its `lang`; nothing where there is none. */
  translation?: ReactNode;
  /** Marks, level, rank: below the word, and beside it where the row is compact. */
  meta?: ReactNode;
  /** Buttons, above the link of the row. */
  actions?: ReactNode;
  /** More below all of it. */
  children?: ReactNode;
  /** One of many at a glance: smaller, with its facts at the right. */
  isCompact?: boolean;
  /** The word is a heading of the screen. */
  isHeading?: boolean;
  /** The word is done with, as one that is learned. */
  isCalm?: boolean;
  className?: string | undefined;
}

/** A word with its translation and what belongs to it: an item of `WordRows`. */
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

/** Rows of words, one under the other. */
export function WordRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

interface WordRowSkeletonsProps {
  /** What is loading, for assistive technology. */
  label: string;
  count?: number;
  isCompact?: boolean;
}

/** Rows of words that are on their way. */
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
