import type { User } from './user-repository.ts';
import type { Database } from '../db/open-database.ts';

/** What every use case gets; `now` is UTC milliseconds and constant during a call. */
export interface OpenContext {
  db: Database;
  now: number;
}

/** What a use case gets when the caller is signed in. */
export interface UserContext extends OpenContext {
  user: User;
}

/** What a use case about sessions gets; undefined when the token does not name its session. */
export interface SessionContext extends UserContext {
  sessionId: string | undefined;
}
