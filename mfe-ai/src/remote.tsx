import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { createServices } from './create-services.ts';
import { TutorScreen } from './screen/tutor-screen.tsx';

/** The tutor: its analysis of a word, and a chat about it. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/ai-chat',
    element: (
      <RemoteFrame services={createServices(host)}>
        <TutorScreen />
      </RemoteFrame>
    ),
  },
];

export default createRemote;
