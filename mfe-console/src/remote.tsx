import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Navigate, Outlet } from '@topwords/platform/router';
import { ConsoleGate } from './console-gate.tsx';
import { createServices } from './create-services.ts';

/** The console: releases, partners and the developers' page, for accounts with a role. */
const createRemote: CreateRemote = (host) => [
  {
    path: '/console',
    element: (
      <RemoteFrame services={createServices(host)}>
        <Outlet />
      </RemoteFrame>
    ),
    children: [
      { index: true, element: <Navigate to="/console/releases" replace /> },
      { path: 'releases', element: <ConsoleGate page="releases" /> },
      { path: 'partners', element: <ConsoleGate page="partners" /> },
      { path: 'developer', element: <ConsoleGate page="developer" /> },
    ],
  },
];

export default createRemote;
