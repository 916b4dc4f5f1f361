import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@topwords/platform/router';
import { Page } from './app/page.tsx';
import { keepFocus } from './focus/keep-focus.ts';
import { createShell } from './create-shell.ts';
import { preferredLanguages } from './language/preferred-languages.ts';
import { pictureId } from './picture/names.ts';
import { isPaintOfScreen } from './page-loader/is-paint-of-screen.ts';
import { stylesLoaded } from './page-loader/styles-loaded.ts';
import { ShellProvider } from './services/shell-context.ts';
import { chooseTexts, pageLanguage, watchLanguage } from './language/texts.ts';

/**
 * Renders the product into the page: takes over the elements that the page was painted with if they
 * are those of the screen, so that focus, presses and open menus stay, and replaces them otherwise.
 */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  keepFocus();
  // Starting takes long on a slow phone: presses and scrolling come in between.
  await new Promise((resolve) => setTimeout(resolve));
  const shell = chooseTexts(preferredLanguages()).then(createShell);
  if (document.getElementById(pictureId)) {
    void import(/* webpackChunkName: "picture" */ './picture/hand-over.ts').then(({ handOver }) =>
      handOver(container, shell),
    );
  }
  const services = await shell;
  await stylesLoaded();
  const product = () => (
    <StrictMode>
      <ShellProvider value={services}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </ShellProvider>
    </StrictMode>
  );
  const isPainted = isPaintOfScreen(services.session.state.value);
  document.documentElement.lang = pageLanguage();
  const root = isPainted ? hydrateRoot(container, product()) : createRoot(container);
  const show = () => root.render(product());
  // In slices, so that what was painted can be scrolled and pressed meanwhile.
  if (!isPainted) startTransition(show);
  // The same components with other texts: what people have typed and opened stays.
  watchLanguage(() => {
    document.documentElement.lang = pageLanguage();
    show();
  });
}
