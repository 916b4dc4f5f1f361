/**
 * Whether an address is one of the push services that we send to: https at the usual port, without
 * credentials. What the name leads to is checked with each connection (`lookupPublic`).
 * @param services names of hosts; those below them belong to them
 */
export function isPushEndpoint(text: string, services: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username + password + hash !== '') return false;
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
