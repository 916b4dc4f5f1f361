import { render, type RenderResult } from '@testing-library/react';
import type { CreateRemote, HostApi } from '../host/index.ts';
import { RouterProvider, createMemoryRouter } from '../router/index.ts';

interface Rendered extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Where the learner is: `/words?lang=es`. */
  address: () => string;
}

/**
 * Shows a remote at an address, as the shell would.
 * @param at an address, or a whole history of which the last is shown
 */
export function renderRemote(
  createRemote: CreateRemote,
  host: HostApi,
  at: string | { pathname: string; search?: string; state?: unknown } = '/',
): Rendered {
  const router = createMemoryRouter(
    [...createRemote(host), { path: '*', element: <p>Another screen</p> }],
    { initialEntries: [at] },
  );
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
