import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { HostProvider, useHostInLanguage } from '../host/index.ts';
import { RemoteServicesProvider, type RemoteServices } from './services/remote-services.ts';
import { Announcer } from './screen/announcer.tsx';
import { PendingScreen } from './screen/pending-screen.tsx';

interface RemoteFrameProps {
  services: RemoteServices;
  children: ReactNode;
}

/** The frame around every screen of a remote. Leaving the remote stops its sound. */
export function RemoteFrame({ services, children }: RemoteFrameProps) {
  const { client, voice } = services;
  const host = useHostInLanguage(services.host);
  useEffect(() => () => voice.stop(), [voice]);
  return (
    <HostProvider value={host}>
      <RemoteServicesProvider value={services}>
        <QueryClientProvider client={client}>
          <Suspense fallback={<PendingScreen />}>{children}</Suspense>
          <Announcer />
        </QueryClientProvider>
      </RemoteServicesProvider>
    </HostProvider>
  );
}
