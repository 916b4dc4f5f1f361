import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '@topwords/platform/router';
import { createHost } from './create-host.ts';
import { HostPage } from './host-page.tsx';
import { readReleases } from './registry.ts';
import { texts } from './texts.ts';

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  const root = createRoot(container);
  try {
    const releases = await readReleases();
    const host = createHost(releases.flatMap(({ routes }) => routes));
    root.render(
      <MemoryRouter>
        <HostPage host={host} releases={releases} />
      </MemoryRouter>,
    );
  } catch (error) {
    reportError(error);
    root.render(<p role="alert">{texts.noRegistry}</p>);
  }
}

void start();
