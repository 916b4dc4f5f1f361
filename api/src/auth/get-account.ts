import type { UserContext } from '../users/context.ts';
import { listTargets } from '../users/user-repository.ts';
import { presentAccount } from './presenter.ts';

/** The signed-in account. */
export async function getAccount({ db, user }: UserContext) {
  return presentAccount(user, await listTargets(db, user));
}
