import type { CreateRemote } from '@topwords/platform/host';
import { createRemoteServices, RemoteFrame } from '@topwords/platform/remote';
import { ProfileScreen } from './profile/profile-screen.tsx';

/** The learner's own page. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/profile',
    element: (
      <RemoteFrame services={createRemoteServices(host)}>
        <ProfileScreen />
      </RemoteFrame>
    ),
  },
];

export default createRemote;
