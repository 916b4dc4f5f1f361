import { useEffect, useState, type ReactNode } from 'react';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingScreen } from './waiting-screen.tsx';
import { reloadPage } from '../browser/reload-page.ts';

interface ImportedProps<Part> {
  /** Loads the part; must be the same function each time. */
  load: () => Promise<Part>;
  /** The screen's name while it is loaded; omitted for a part of a screen, which appears then. */
  title?: string;
  children: (part: Part) => ReactNode;
}

/** Shows something of a part of the shell once that is loaded. */
export function Imported<Part extends object>({ load, title, children }: ImportedProps<Part>) {
  /** Undefined while it is being loaded, null if it could not be. */
  const [part, setPart] = useState<Part | null>();

  useEffect(() => {
    load().then(setPart, () => setPart(null));
  }, [load]);

  if (part) return children(part);
  if (title === undefined) return null;
  if (part === undefined) return <WaitingScreen title={title} />;
  return <RemoteFailure title={title} onRetry={reloadPage} />;
}
