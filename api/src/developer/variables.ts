import { hasPlainHost, isOwnMachine, originList } from '../http/origins.ts';

/** Environment variables for developers of remotes. */
export const developerVariables = {
  /** Where developers may run a remote from in a deployed page; nowhere if omitted. */
  OVERRIDE_ORIGINS: originList(
    'must be https origins, or http ones of this machine such as http://localhost:3001, separated by commas',
    (origin) =>
      hasPlainHost(origin) &&
      (origin.protocol === 'https:' || (origin.protocol === 'http:' && isOwnMachine(origin))),
  ),
};
