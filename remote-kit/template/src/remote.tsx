import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { LanguagesScreen } from './languages/languages-screen.tsx';
import { createServices } from './services.ts';

/** The one screen of this remote. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/sample',
    element: (
      <RemoteFrame services={createServices(host)}>
        <LanguagesScreen />
      </RemoteFrame>
    ),
  },
];

export default createRemote;
