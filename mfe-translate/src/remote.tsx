import { lazy } from 'react';
import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Outlet } from '@topwords/platform/router';
import { createServices } from './create-services.ts';
import { textsFor } from './texts/index.ts';
import { LocaleProvider } from './texts/pane-texts.ts';
import { Toaster } from './toast/toaster.tsx';
import { TranslateScreen } from './translate/translate-screen.tsx';

/** Favourites are loaded on first use, so that they do not slow down the translator. */
const FavoritesScreen = lazy(() =>
  import('./favorites/favorites-screen.tsx').then((module) => ({
    default: module.FavoritesScreen,
  })),
);
const CategoryWordsScreen = lazy(() =>
  import('./category-words/category-words-screen.tsx').then((module) => ({
    default: module.CategoryWordsScreen,
  })),
);

/** The translator and the favourites. */
const createRemote: CreateRemote = (host) => [
  {
    element: (
      <LocaleProvider value={{ reader: host.language, texts: textsFor(host), offered: null }}>
        <RemoteFrame services={createServices(host)}>
          <Outlet />
          <Toaster />
        </RemoteFrame>
      </LocaleProvider>
    ),
    children: [
      { path: '/translate', element: <TranslateScreen /> },
      { path: '/favorites', element: <FavoritesScreen /> },
      { path: '/category-words', element: <CategoryWordsScreen /> },
    ],
  },
];

export default createRemote;
