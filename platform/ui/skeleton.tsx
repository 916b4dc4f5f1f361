import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The size of the expected content; `className` may set another. */
  shape?: 'line' | 'title' | 'control' | 'card';
  className?: string;
}

/** A placeholder for content. Mark the loading region with `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.block, styles[shape], className)} />;
}
