import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { TutorScreen } from './screen/tutor-screen.tsx';
import { createServices, ServicesProvider, type Services } from './services.ts';

/** What stands around the screen of this remote. */
function Surroundings({ services }: { services: Services }) {
  return (
    <ServicesProvider value={services}>
      <RemoteFrame services={services}>
        <TutorScreen />
      </RemoteFrame>
    </ServicesProvider>
  );
}

/** The tutor: what there is to say of a word, and a chat about it. */
const createRemote: CreateRemote = (host) => [
  { path: '/ai-chat', element: <Surroundings services={createServices(host)} /> },
];

export default createRemote;
