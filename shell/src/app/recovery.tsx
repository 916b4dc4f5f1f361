import { useEffect, useState, type ComponentType } from 'react';
import { reloadPage } from '../browser/reload-page.ts';
import type { RecoveryPath } from '../services/recovery-paths.ts';
import { texts } from '../texts/index.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

interface Part {
  RecoveryScreen: ComponentType<{ path: RecoveryPath }>;
}

/** The screens of recovery, which are loaded when somebody opens one. */
export function Recovery({ path }: { path: RecoveryPath }) {
  /** Undefined while it is being loaded, null if it could not be. */
  const [part, setPart] = useState<Part | null>();

  useEffect(() => {
    import(/* webpackChunkName: "recovery" */ '../recovery/recovery-screen.tsx').then(setPart, () =>
      setPart(null),
    );
  }, []);

  const title = texts.auth.forgot;
  if (part) return <part.RecoveryScreen path={path} />;
  if (part === undefined) return <WaitingScreen title={title} />;
  return <RemoteFailure title={title} onRetry={reloadPage} />;
}
