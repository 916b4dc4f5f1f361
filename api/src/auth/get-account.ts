import type { UserContext } from '../users/context.ts';
import { listTargetsAtStart } from '../users/user-repository.ts';
import { presentAccount } from './presenter.ts';

/** The signed-in account. */
export async function getAccount({ db, user }: UserContext) {
  return presentAccount(user, await listTargetsAtStart(db, user));
}
