import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RemoteListing } from '@topwords/platform/contracts';
import { createClient } from '@topwords/platform/client';
import { createEventBus } from '@topwords/platform/events';
import { MemoryRouter } from '@topwords/platform/router';
import { createSession } from '@topwords/platform/session';
import { AppFrame } from './app/app-frame.tsx';
import { ScreenSkeleton } from './app/screen-skeleton.tsx';
import { openStorage } from './browser/open-storage.ts';
import { AuthScreen } from './auth/auth-screen.tsx';
import { createLazyPart } from './services/lazy-part.ts';
import { entriesOfAllIcons, entryPath, placeOfView, withEntryTags } from './painting/entry-tags.ts';
import { tryPath } from './services/try-path.ts';
import { texts } from './language/texts.ts';
import { createEmptyRegistry } from './registry/session-registry.ts';
import { ShellProvider, type ShellServices } from './services/shell-context.ts';
export { fontsId, partsId, viewPartsId } from './page-loader/names.ts';
export { pictureId } from './picture/names.ts';
export { outOfSight, releaseAttribute } from './picture/view-names.ts';
export { chooseTexts } from './language/texts.ts';
import { WelcomePage } from './welcome/welcome-page.tsx';
import { wordFaces } from './welcome/word-faces.ts';

function ignore(): void {}

/** The services of a page before any script runs: nobody signed in, no remote known by default. */
function createEmptyShell(remotes: readonly RemoteListing[]): ShellServices {
  const bus = createEventBus({ onSubscriberError: ignore });
  const api = createClient({
    baseUrl: '',
    accessToken: () => null,
    sub: () => '',
    renew: () => Promise.resolve(false),
  });
  const storage = openStorage('localStorage');
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: Date.now,
    log: ignore,
  });
  const part = createLazyPart(() => new Promise(ignore));
  const registry = createEmptyRegistry();
  registry.snapshot.remotes.push(...remotes);
  return { bus, session, api, part, storage, registry, openedAt: null };
}

interface PaintOptions {
  render?: typeof renderToString;
  remotes?: readonly RemoteListing[];
}

function paint(
  path: string,
  element: ReactNode,
  { render = renderToStaticMarkup, remotes = [] }: PaintOptions = {},
): string {
  return render(
    <ShellProvider value={createEmptyShell(remotes)}>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </ShellProvider>,
  );
}

/**
 * The title of the welcome page, and what it shows in the reading font, in the language last chosen
 * with `chooseTexts`.
 */
export function welcomeTexts(): { title: string; inReadingFont: string } {
  const { brand, welcome } = texts;
  const shown = wordFaces[0]?.word ?? '';
  return { title: welcome.title, inReadingFont: [brand, welcome.heading, shown].join(' ') };
}

/**
 * Returns the prerendered pages as markup: what a page shows before its script has run, in the
 * language last chosen with `chooseTexts`. The scripts take over the elements of the welcome page,
 * and replace those of the others.
 */
export function paints(): Record<'welcome' | 'login' | 'try' | 'app' | 'view', string> {
  return {
    welcome: paint('/', <WelcomePage onNearTry={ignore} />, { render: renderToString }),
    login: paint('/login-register', <AuthScreen onHold={ignore} passkey={null} />),
    try: paint(tryPath, <ScreenSkeleton isPainted />),
    app: paint(
      '/words',
      <AppFrame>
        <ScreenSkeleton isPainted />
      </AppFrame>,
    ),
    view: withEntryTags(
      paint(entryPath, <AppFrame>{placeOfView}</AppFrame>, { remotes: [entriesOfAllIcons] }),
    ),
  };
}
