import { useEffect } from 'react';
import { labelInLanguage } from '@topwords/platform/i18n';
import { useObservable } from '@topwords/platform/rx';
import type { RemoteChoice } from '../registry/release-choice.ts';
import { useShell } from '../shell-context.ts';
import { language } from '../texts/index.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

interface LateScreenProps {
  choice: RemoteChoice;
  path: string;
}

/** The screen of a remote, once the part of the shell is there that shows remotes. */
export function LateScreen({ choice, path }: LateScreenProps) {
  const { part } = useShell();
  const loaded = useObservable(part.state);
  const title = labelInLanguage(language, choice.release.title);

  useEffect(() => {
    void part.load();
  }, [part]);

  if (loaded === 'loading') return <WaitingScreen title={title} />;
  if (loaded === 'failed') return <RemoteFailure title={title} onRetry={part.load} />;
  return <loaded.RemoteScreen choice={choice} path={path} />;
}
