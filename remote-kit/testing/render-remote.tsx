import { render, type RenderResult } from '@testing-library/react';
import type { CreateRemote, HostApi } from '@topwords/platform/host';
import { MemoryRouter, useRoutes, type RouteObject } from '@topwords/platform/router';
import { createAddressProbe, type AddressProbe } from './address-probe.tsx';

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/**
 * Shows a remote at an address, as the shell would.
 * @param at an address, or a location with its state
 */
export function renderRemote(
  createRemote: CreateRemote,
  host: HostApi,
  at: string | { pathname: string; search?: string; state?: unknown } = '/',
): RenderResult & AddressProbe {
  const routes = [...createRemote(host), { path: '*', element: <p>Another screen</p> }];
  const { Probe, probe } = createAddressProbe();
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Routes routes={routes} />
      <Probe />
    </MemoryRouter>,
  );
  return { ...view, ...probe };
}
