import { lazy, useMemo, type ReactNode } from 'react';
import { useHost, type CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Outlet } from '@topwords/platform/router';
import { createServices } from './create-services.ts';
import { useTexts } from './texts/index.ts';
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

/** Gives the panes the host's language, once its texts are loaded. */
function Localized({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { language: reader } = useHost();
  const locale = useMemo(() => ({ reader, texts, offered: null }), [reader, texts]);
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}

/** The translator and the favourites. */
const createRemote: CreateRemote = (host) => [
  {
    element: (
      <RemoteFrame services={createServices(host)}>
        <Localized>
          <Outlet />
          <Toaster />
        </Localized>
      </RemoteFrame>
    ),
    children: [
      { path: '/translate', element: <TranslateScreen /> },
      { path: '/favorites', element: <FavoritesScreen /> },
      { path: '/category-words', element: <CategoryWordsScreen /> },
    ],
  },
];

export default createRemote;
