import { BrowserRouter } from '@topwords/platform/router';
import { Page } from './page.tsx';

/** The whole page in a browser: which remote serves a path is the registry's to say. */
export function App() {
  return (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
}
