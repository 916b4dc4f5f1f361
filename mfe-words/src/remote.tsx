import { lazy } from 'react';
import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Outlet } from '@topwords/platform/router';
import { CardDetailScreen } from './card-detail/card-detail-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { LearnedScreen } from './learned/learned-screen.tsx';
import { createLazyPractice } from './practice/lazy-practice.tsx';
import { SearchScreen } from './search/search-screen.tsx';
import { createServices } from './create-services.ts';
import { WordsScreen } from './words/words-screen.tsx';

/** Practice loads on first use, so that the lists do not pay for it. */
const PlacementScreen = lazy(() =>
  import('./practice/placement/placement-screen.tsx').then((module) => ({
    default: module.PlacementScreen,
  })),
);

/** The words: dashboard, lists, one word, search, practice. */
const createRemote: CreateRemote = (host) => {
  const Practice = createLazyPractice(host);
  return [
    {
      element: (
        <RemoteFrame services={createServices(host)}>
          <Outlet />
        </RemoteFrame>
      ),
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
