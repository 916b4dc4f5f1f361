import { lazy } from 'react';
import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Outlet } from '@topwords/platform/router';
import { CardDetailScreen } from './card-detail/card-detail-screen.tsx';
import { LearnedScreen } from './learned/learned-screen.tsx';
import { createLazyPractice } from './practice/lazy-practice.tsx';
import { createServices } from './create-services.ts';
import { WordsScreen } from './words/words-screen.tsx';

const importDashboard = () => import('./dashboard/dashboard-screen.tsx');

/** The lists do not pay for the dashboard. */
const DashboardScreen = lazy(() =>
  importDashboard().then((module) => ({ default: module.DashboardScreen })),
);

/** Practice loads on first use, so that the lists do not pay for it. */
const PlacementScreen = lazy(() =>
  import('./practice/placement/placement-screen.tsx').then((module) => ({
    default: module.PlacementScreen,
  })),
);

/** The search, which lists link to. */
const SearchScreen = lazy(() =>
  import('./search/search-screen.tsx').then((module) => ({ default: module.SearchScreen })),
);

/** The look back at a week, which few visits open. */
const WeekScreen = lazy(() =>
  import('./week/week-screen.tsx').then((module) => ({ default: module.WeekScreen })),
);

/** The words: dashboard, lists, one word, search, practice. */
const createRemote: CreateRemote = (host) => {
  const { Practice, Mistakes } = createLazyPractice(host);
  // A page that opens with the dashboard asks for it at once.
  if (location.pathname === '/') void importDashboard().catch(() => undefined);
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
        { path: '/practice/mistakes', element: <Mistakes /> },
        { path: '/practice/placement', element: <PlacementScreen /> },
        { path: '/practice/week', element: <WeekScreen /> },
      ],
    },
  ];
};

export default createRemote;
