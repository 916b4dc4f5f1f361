import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from '@topwords/platform/router';
import { routes } from './routes.tsx';

/** The whole page: its router, and in it the banner and one screen. */
export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
  return <RouterProvider router={router} />;
}
