import type { LanguageCode } from '@topwords/platform/contracts';
import { ActivityPanel } from './activity/activity-panel.tsx';
import { ForecastPanel } from './forecast/forecast-panel.tsx';
import { LanguagesPanel } from './languages/languages-panel.tsx';
import { PartsPanel } from './parts-of-speech/parts-panel.tsx';

interface StatisticsSectionProps {
  /** The languages the learner learns. */
  codes: readonly [LanguageCode, ...LanguageCode[]];
}

/** What the learner has done and what comes, to be seen rather than read. */
export function StatisticsSection({ codes }: StatisticsSectionProps) {
  return (
    <>
      <LanguagesPanel codes={codes} />
      <ActivityPanel />
      <ForecastPanel />
      <PartsPanel codes={codes} />
    </>
  );
}
