import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { knownError } from '../../errors/known-error.ts';
import type { OpenContext } from '../../users/context.ts';
import { keyRing, type Keys } from '../keys.ts';
import { spendToken } from '../spent-token-repository.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of PBKDF2 in one try. */
const rounds = 5000;
/** What a key must begin with: 256 tries on average, less than a second on a phone. */
const keyPrefix = '00';
const lifetime = 10 * 60 * 1000;

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** ALTCHA's payload, with the challenges that we make. */
const proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(rounds),
      keyLength: z.literal(32),
      keyPrefix: z.literal(keyPrefix),
      /** When it expires, in UTC milliseconds. */
      data: z.object({ expiresAt: z.number() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

interface ProofContext extends OpenContext {
  keys: Keys;
}

/** The error that asks for a proof of work: it holds the challenge. */
export async function proofOfWorkRequired({
  keys,
  now,
}: Pick<ProofContext, 'keys' | 'now'>): Promise<Error> {
  const { parameters, signature } = await createChallenge({
    algorithm,
    deriveKey,
    cost: rounds,
    keyPrefix,
    data: { expiresAt: now + lifetime },
    hmacSignatureSecret: secretOf(keys),
  });
  return knownError(
    'proof_of_work_required',
    'Many accounts are being created from your network. The page has to do a short calculation first',
    { challenge: { parameters, signature } },
  );
}

/**
 * Whether a text, ALTCHA's payload in base64, proves work on a challenge of ours. A proof serves
 * once.
 */
export async function takeProofOfWork(
  { db, now, keys }: ProofContext,
  text: string,
): Promise<boolean> {
  const { data: payload } = proof.safeParse(parse(text));
  if (payload === undefined) return false;
  const { parameters, signature: token } = payload.challenge;
  const { expiresAt } = parameters.data;
  if (expiresAt <= now || !(await isSolved(payload, keys))) return false;
  return spendToken(db, { token, expiresAt });
}

async function isSolved(payload: z.infer<typeof proof>, keys: Keys): Promise<boolean> {
  for (const ring of keyRing(keys)) {
    const options = { ...payload, deriveKey, hmacSignatureSecret: secretOf(ring) };
    const { verified } = await verifySolution(options);
    if (verified) return true;
  }
  return false;
}

function secretOf({ proofOfWork }: Keys): string {
  return Buffer.from(proofOfWork).toString('base64');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
