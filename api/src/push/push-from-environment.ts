import type { Keys } from '../auth/keys.ts';
import type { OpenContext } from '../users/context.ts';
import { createPushSender, type PushSender } from './push-sender.ts';
import { readyVapidKeys } from './ready-vapid-keys.ts';
import type { PushEnvironment } from './variables.ts';

/** The settings that sending to browsers depends on. */
interface PushSettings extends PushEnvironment {
  SERVICE_WORKER: 'on' | 'off';
  SECURITY_CONTACT?: string | undefined;
  PUBLIC_URL?: string | undefined;
  MAIL_FROM: string;
}

/** What sends to browsers; undefined where the service worker, which shows it, is switched off. */
export async function pushFromEnvironment(
  settings: PushSettings,
  context: OpenContext & { keys: Keys },
): Promise<PushSender | undefined> {
  if (settings.SERVICE_WORKER === 'off') return undefined;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const configured = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  const keys = await readyVapidKeys(context, configured);
  return createPushSender({
    keys,
    contact: contactOf(settings),
    services: settings.PUSH_SERVICES,
  });
}

/** Whom push services may write to: the security contact, the site, or the sender of mail. */
function contactOf({ SECURITY_CONTACT, PUBLIC_URL, MAIL_FROM }: PushSettings): string {
  if (SECURITY_CONTACT !== undefined) return SECURITY_CONTACT;
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'no-reply@localhost'}`;
}
