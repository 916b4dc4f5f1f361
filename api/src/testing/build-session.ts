import { randomUUIDv7 } from 'node:crypto';
import { insertSession } from '../auth/session-repository.ts';
import type { Database } from '../db/open-database.ts';
import type { User } from '../users/user-repository.ts';

/** Stores a session of a user that never expires. @returns its id */
export async function buildSession(db: Database, user: Pick<User, 'id'>): Promise<string> {
  const id = randomUUIDv7();
  await insertSession(db, {
    userId: user.id,
    id,
    tokenHash: id,
    previousHash: null,
    successorSalt: null,
    rotatedAt: 0,
    expiresAt: Number.MAX_SAFE_INTEGER,
    createdAt: 0,
    device: null,
    network: null,
    signedInBy: 'password',
    provenAt: null,
  });
  return id;
}
