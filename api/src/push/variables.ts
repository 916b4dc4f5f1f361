import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** Those of Chromium's browsers, Firefox, Safari and Edge. */
const knownServices =
  'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

const hostName = /^[a-z\d-]+(\.[a-z\d-]*[a-z][a-z\d-]*)+$/;

/** Environment variables for reminders by Web Push. */
export const pushVariables = {
  /** The installation's keys (VAPID); kept in the database if omitted. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 point, uncompressed, in base64url')
    .optional(),
  /** Hosts of push services that reminders are sent to, with all hosts below them. */
  PUSH_SERVICES: z
    .string()
    .default(knownServices)
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .refine((names) => names.every((name) => hostName.test(name)), {
      error: 'must be names of hosts such as push.example.org, separated by commas',
    }),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
};

const pushEnvironment = z.object(pushVariables);

/** The settings of the key pair and of push services. */
export type PushEnvironment = z.infer<typeof pushEnvironment>;

/** What is wrong with the keys together; undefined if they are a pair, or neither is set. */
export function faultOfVapid({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Pick<PushEnvironment, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): string | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) {
    return 'must be set together with VAPID_PRIVATE_KEY, or neither of them';
  }
  return publicKeyOf(privateKey) === publicKey
    ? undefined
    : 'is not the public key of VAPID_PRIVATE_KEY';
}

function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return curve.getPublicKey('base64url');
}
