import type { ConsoleAccess } from '@topwords/platform/contracts';

/** The console's pages in order; the address of each is `/console/<name>`. */
export const pages = ['releases', 'partners', 'developer'] as const;

/** A page of the console. */
export type PageName = (typeof pages)[number];

/** Whether an account may see a page; the API also refuses the calls of anyone else. */
export function maySee({ roles, remotes }: ConsoleAccess, page: PageName): boolean {
  if (page === 'partners') return roles.includes('operator');
  if (page === 'developer') return roles.includes('developer');
  return roles.length > 0 || remotes.length > 0;
}
