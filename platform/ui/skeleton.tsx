import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The size of what will stand here; a class of your own may set another. */
  shape?: 'line' | 'title' | 'control' | 'card';
  className?: string;
}

/** A block where something will stand. Mark the region that loads with `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.block, styles[shape], className)} />;
}
