import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { HostProvider, type CreateRemote } from '@topwords/platform/host';
import { Outlet } from '@topwords/platform/router';
import { UiDataProvider } from '@topwords/platform/ui-data';
import { Announcer } from './announcer/announcer.tsx';
import { CardDetailScreen } from './card-detail/card-detail-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { LearnedScreen } from './learned/learned-screen.tsx';
import { createLazyPractice } from './practice/lazy-practice.tsx';
import { PendingScreen } from './screen/pending-screen.tsx';
import { SearchScreen } from './search/search-screen.tsx';
import { createServices, ServicesProvider, type Services } from './services.ts';
import { WordsScreen } from './words/words-screen.tsx';

/** Practice comes with its first use, so that the lists do not pay for it. */
const PlacementScreen = lazy(() =>
  import('./practice/placement/placement-screen.tsx').then((module) => ({
    default: module.PlacementScreen,
  })),
);

/** What stands around every screen of this remote. */
function Surroundings({ services }: { services: Services }) {
  const { host, client, voice } = services;
  useEffect(() => () => voice.stop(), [voice]);
  return (
    <HostProvider value={host}>
      <ServicesProvider value={services}>
        <QueryClientProvider client={client}>
          <UiDataProvider styleNonce={host.styleNonce}>
            <Suspense fallback={<PendingScreen />}>
              <Outlet />
            </Suspense>
            <Announcer />
          </UiDataProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </HostProvider>
  );
}

/** The words: dashboard, lists, one word, search, practice. */
const createRemote: CreateRemote = (host) => {
  const Practice = createLazyPractice(host);
  return [
    {
      element: <Surroundings services={createServices(host)} />,
      children: [
        { path: '/', element: <DashboardScreen /> },
        { path: '/words', element: <WordsScreen /> },
        { path: '/learned', element: <LearnedScreen /> },
        { path: '/card-detail', element: <CardDetailScreen /> },
        { path: '/search', element: <SearchScreen /> },
        { path: '/practice', element: <Practice /> },
        { path: '/practice/placement', element: <PlacementScreen /> },
      ],
    },
  ];
};

export default createRemote;
