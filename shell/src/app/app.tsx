import { BrowserRouter } from '@topwords/platform/router';
import { Page } from './page.tsx';

/** The whole page in a browser. The registry determines which remote serves a path. */
export function App() {
  return (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
}
