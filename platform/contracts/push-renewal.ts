/**
 * Where the page that turns reminders on keeps what the service worker needs to renew the browser's
 * subscription. The cache's name begins like all of ours, so that the kill switch deletes it.
 */
export const pushRenewal = { cache: 'topwords-push', key: '/push-renewal' } as const;

/** What is kept there, as JSON. */
export interface KeptRenewal {
  /** Whose subscription it is. */
  sub: string;
  /** The secret of `renewPush`, and the key to subscribe with. */
  renewal: string;
  key: string;
}
