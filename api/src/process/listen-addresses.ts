/** The settings that decide. */
export interface ListenSettings {
  HOST?: string | undefined;
  TRUST_PROXY: number;
}

/** `localhost` may be either of them, depending on the browser and the machine. */
const loopback = ['127.0.0.1', '::1'] as const;

/**
 * Where to listen: on the address of `HOST`; on all addresses (undefined) behind a declared proxy;
 * otherwise only on loopback.
 */
export function listenAddresses({
  HOST,
  TRUST_PROXY,
}: ListenSettings): readonly [string | undefined, ...(string | undefined)[]] {
  if (HOST !== undefined) return [HOST];
  return TRUST_PROXY > 0 ? [undefined] : loopback;
}

/** Describes who can reach the server, for the log. */
export function describeReach(settings: ListenSettings): string {
  const [address] = listenAddresses(settings);
  if (settings.HOST === undefined && address !== undefined)
    return 'only from this machine; HOST=0.0.0.0 opens it to other machines';
  return address === undefined ? 'from every address of this machine' : `at ${address}`;
}
