import type { CreateRemote } from '@topwords/platform/host';
import { RemoteFrame } from '@topwords/platform/remote';
import { Navigate, Outlet } from '@topwords/platform/router';
import { pages } from './access/pages.ts';
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
      ...pages.map((page) => ({ path: page, element: <ConsoleGate page={page} /> })),
    ],
  },
];

export default createRemote;
