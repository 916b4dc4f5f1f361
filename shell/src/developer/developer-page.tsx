import { lazy, Suspense, useState } from 'react';
import { RemoteFailure } from '../app/remote-failure.tsx';
import { WaitingScreen } from '../app/waiting-screen.tsx';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { RemoteBoundary } from '../host/remote-boundary.tsx';
import { reloadPage } from '../browser/reload-page.ts';
import { texts } from '../texts/index.ts';

/** Few ever look at it, so that it is loaded when somebody does. */
const DeveloperScreen = lazy(async () => {
  const module = await import(/* webpackChunkName: "developer" */ './developer-screen.tsx');
  return { default: module.DeveloperScreen };
});

/** The screen for developers of remotes, which no navigation leads to. */
export function DeveloperPage() {
  const [hasFailed, setHasFailed] = useState(false);
  const title = texts.screens.developer;
  useDocumentTitle(texts.titleOf(title));
  if (hasFailed) return <RemoteFailure title={title} onRetry={reloadPage} />;
  return (
    <RemoteBoundary onError={() => setHasFailed(true)}>
      <Suspense fallback={<WaitingScreen title={title} />}>
        <DeveloperScreen />
      </Suspense>
    </RemoteBoundary>
  );
}
