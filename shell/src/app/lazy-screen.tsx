import { useEffect, type ReactNode } from 'react';
import { useObservable } from '@topwords/platform/rx';
import type { LearnerPart } from '../services/lazy-part.ts';
import { useShell } from '../services/shell-context.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

interface LazyScreenProps {
  /** The screen's display name. */
  title: string;
  /** The screen. */
  children: (part: LearnerPart) => ReactNode;
}

/** A screen of the part that is loaded for learners, shown once that is loaded. */
export function LazyScreen({ title, children }: LazyScreenProps) {
  const { part } = useShell();
  const loaded = useObservable(part.state);

  useEffect(() => {
    void part.load();
  }, [part]);

  if (loaded === 'loading') return <WaitingScreen title={title} />;
  if (loaded === 'failed') return <RemoteFailure title={title} onRetry={part.load} />;
  return children(loaded);
}
