import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@topwords/platform/router';
import { Page } from './app/page.tsx';
import { keepFocus } from './focus/keep-focus.ts';
import { createShell } from './create-shell.ts';
import { preferredLanguages } from './language/preferred-languages.ts';
import { ShellProvider } from './services/shell-context.ts';
import { chooseTexts, pageLanguage, watchLanguage } from './language/texts.ts';

/** Renders the product into the page, replacing its prerendered content. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  keepFocus();
  await chooseTexts(preferredLanguages());
  const services = await createShell();
  const root = createRoot(container);
  function render(): void {
    document.documentElement.lang = pageLanguage();
    root.render(
      <StrictMode>
        <ShellProvider value={services}>
          <BrowserRouter>
            <Page />
          </BrowserRouter>
        </ShellProvider>
      </StrictMode>,
    );
  }
  render();
  // The same components with other texts: what people have typed and opened stays.
  watchLanguage(render);
}
