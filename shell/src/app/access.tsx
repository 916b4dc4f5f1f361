import { useEffect, useState, type ReactNode } from 'react';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingScreen } from './waiting-screen.tsx';
import { reloadPage } from '../browser/reload-page.ts';

const load = () => import(/* webpackChunkName: "access" */ '../access/access-part.ts');

type AccessPart = Awaited<ReturnType<typeof load>>;

interface AccessProps {
  /** The screen's name while it is loaded; omitted for a part of a screen, which appears then. */
  title?: string;
  children: (part: AccessPart) => ReactNode;
}

/** Shows something of the part about access to accounts once that is loaded. */
export function Access({ title, children }: AccessProps) {
  /** Undefined while it is being loaded, null if it could not be. */
  const [part, setPart] = useState<AccessPart | null>();

  useEffect(() => {
    load().then(setPart, () => setPart(null));
  }, []);

  if (part) return children(part);
  if (title === undefined) return null;
  if (part === undefined) return <WaitingScreen title={title} />;
  return <RemoteFailure title={title} onRetry={reloadPage} />;
}
