/** What the choice depends on. */
export interface ListenSettings {
  HOST?: string | undefined;
  TRUST_PROXY: number;
}

/** `localhost` is one or the other, depending on the browser and the machine. */
const loopback = ['127.0.0.1', '::1'] as const;

/**
 * Where to listen: on the address of `HOST`; on all of the machine's (undefined) behind a declared
 * proxy; else where only programs of this machine come in.
 */
export function listenAddresses({
  HOST,
  TRUST_PROXY,
}: ListenSettings): readonly [string | undefined, ...(string | undefined)[]] {
  if (HOST !== undefined) return [HOST];
  return TRUST_PROXY > 0 ? [undefined] : loopback;
}

/** Who can reach the server then, for whoever starts it. */
export function describeReach(settings: ListenSettings): string {
  const [address] = listenAddresses(settings);
  if (settings.HOST === undefined && address !== undefined)
    return 'only from this machine; HOST=0.0.0.0 opens it to others';
  return address === undefined ? 'from every address of this machine' : `at ${address}`;
}
