import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@topwords/platform/router';
import { Page } from './app/page.tsx';
import { keepFocus } from './focus/keep-focus.ts';
import { createShell } from './create-shell.ts';
import { preferredLanguages } from './language/preferred-languages.ts';
import { ShellProvider } from './services/shell-context.ts';
import { chooseTexts, pageLanguage } from './language/texts.ts';

/** Renders the product into the page, replacing its prerendered content. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  keepFocus();
  await chooseTexts(preferredLanguages());
  document.documentElement.lang = pageLanguage();
  const services = await createShell();
  createRoot(container).render(
    <StrictMode>
      <ShellProvider value={services}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </ShellProvider>
    </StrictMode>,
  );
}
