import { lazy } from 'react';
import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Outlet } from '@topwords/platform/router';
import { createServices, ServicesProvider, type Services } from './services.ts';
import { textsFor } from './texts/index.ts';
import { LocaleProvider } from './texts/pane-texts.ts';
import { Toaster } from './toast/toaster.tsx';
import { TranslateScreen } from './translate/translate-screen.tsx';

/** Favourites come with their first use, so that the translator does not pay for them. */
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

/** What stands around every screen of this remote. */
function Surroundings({ services }: { services: Services }) {
  const { host } = services;
  return (
    <ServicesProvider value={services}>
      <LocaleProvider value={{ reader: host.language, texts: textsFor(host) }}>
        <RemoteFrame services={services}>
          <Outlet />
          <Toaster />
        </RemoteFrame>
      </LocaleProvider>
    </ServicesProvider>
  );
}

/** The translator, and the favourites it fills. */
const createRemote: CreateRemote = (host) => [
  {
    element: <Surroundings services={createServices(host)} />,
    children: [
      { path: '/translate', element: <TranslateScreen /> },
      { path: '/favorites', element: <FavoritesScreen /> },
      { path: '/category-words', element: <CategoryWordsScreen /> },
    ],
  },
];

export default createRemote;
