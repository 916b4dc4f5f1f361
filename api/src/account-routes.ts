import { addressRoutes } from './auth/address/routes.ts';
import { googleRoutes, type GoogleServices } from './auth/google/routes.ts';
import { passwordRoutes } from './auth/password/routes.ts';
import { demandSecondStep } from './auth/second-step/demand-second-step.ts';
import { secondStepRoutes } from './auth/second-step/routes.ts';
import { signUpRoutes } from './auth/sign-up/routes.ts';
import { authRoutes } from './auth/routes.ts';
import type { Route } from './routing/route.ts';

/** What the calls about accounts depend on. */
export type AccountServices = Omit<GoogleServices, 'demandSecondStep'>;

/** All calls about accounts, their addresses, passwords and sessions. */
export function accountRoutes(services: AccountServices): Route[] {
  const all = [
    authRoutes,
    signUpRoutes,
    addressRoutes,
    passwordRoutes,
    secondStepRoutes,
    googleRoutes,
  ];
  return all.flatMap((routes) => routes({ ...services, demandSecondStep }));
}
