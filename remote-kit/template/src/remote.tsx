import type { CreateRemote } from '@topwords/platform/host';
import { createRemoteServices, RemoteFrame } from '@topwords/platform/remote';
import { LanguagesScreen } from './languages/languages-screen.tsx';

/** The one screen of this remote. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/sample',
    element: (
      <RemoteFrame services={createRemoteServices(host)}>
        <LanguagesScreen />
      </RemoteFrame>
    ),
  },
];

export default createRemote;
