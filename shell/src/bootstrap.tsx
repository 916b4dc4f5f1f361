import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createShell } from './host/create-shell.ts';
import { ShellProvider } from './shell-context.ts';

/** Its part is loaded with the first focus, which the visitor's first view does without. */
function keepFocusOnceThereIsOne(): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // Where it cannot be loaded, the page works as pages do.
      import(/* webpackChunkName: "focus" */ './focus/keep-focus.ts').then(
        ({ keepFocus }) => keepFocus(target),
        () => undefined,
      );
    },
    { once: true },
  );
}

/** Renders the product into the page, over what was painted there before any script ran. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  keepFocusOnceThereIsOne();
  const services = await createShell();
  createRoot(container).render(
    <StrictMode>
      <ShellProvider value={services}>
        <App />
      </ShellProvider>
    </StrictMode>,
  );
}
