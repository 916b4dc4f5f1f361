import type { User } from './user-repository.ts';
import type { Database } from '../db/open-database.ts';

/** What every use case gets; `now` is UTC milliseconds, the same through one call. */
export interface OpenContext {
  db: Database;
  now: number;
}

/** What a use case gets when someone is signed in. */
export interface UserContext extends OpenContext {
  user: User;
}

/** What a use case gets that is about sessions; undefined when the token does not name its own. */
export interface SessionContext extends UserContext {
  sessionId: string | undefined;
}
