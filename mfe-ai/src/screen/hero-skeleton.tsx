import { HiddenTitle, Screen } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { AnalysisSkeleton } from '../analysis/analysis-skeleton.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './hero-skeleton.module.css';

/** Placeholder for a word of which only the address is known. */
export function HeroSkeleton() {
  const { screen } = useTexts();
  return (
    <Screen title={screen.title}>
      <HiddenTitle>{screen.title}</HiddenTitle>
      <Skeleton shape="card" className={styles.hero} />
      <Skeleton shape="control" />
      <AnalysisSkeleton />
    </Screen>
  );
}
