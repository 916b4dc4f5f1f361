import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { createServices } from './services.ts';

/** The learner's own page. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/profile',
    element: (
      <RemoteFrame services={createServices(host)}>
        <ProfileScreen />
      </RemoteFrame>
    ),
  },
];

export default createRemote;
