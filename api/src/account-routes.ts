import { addressRoutes } from './auth/address/routes.ts';
import { googleRoutes, type GoogleServices } from './auth/google/routes.ts';
import { passwordRoutes } from './auth/password/routes.ts';
import { authRoutes } from './auth/routes.ts';
import type { Route } from './routing/route.ts';

/** What the calls about accounts depend on. */
export type AccountServices = GoogleServices;

/** All calls about accounts, their addresses, passwords and sessions. */
export function accountRoutes(services: AccountServices): Route[] {
  return [authRoutes, addressRoutes, passwordRoutes, googleRoutes].flatMap((routes) =>
    routes(services),
  );
}
