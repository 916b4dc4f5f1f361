import { LinkButton, useRemoteServices } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { EmptyState } from '@topwords/platform/ui';
import { Section } from '../section/section.tsx';
import { useTexts } from '../texts/index.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import { PartsPanel } from './parts-panel.tsx';

/** What the learner has done and what is due next, as charts; or a link to choose a language. */
export function Statistics() {
  const { statistics } = useTexts();
  const { host } = useRemoteServices();
  const [first, ...others] = useObservable(host.session.state).user.target_langs;
  return (
    <Section title={statistics.title}>
      {first ? (
        <>
          <LanguagesPanel codes={[first, ...others]} />
          <ActivityPanel />
          <ForecastPanel />
          <PartsPanel codes={[first, ...others]} />
        </>
      ) : (
        <EmptyState
          drawing="path"
          text={statistics.emptyText}
          action={
            <LinkButton variant="secondary" to="/">
              {statistics.choose}
            </LinkButton>
          }
        />
      )}
    </Section>
  );
}
