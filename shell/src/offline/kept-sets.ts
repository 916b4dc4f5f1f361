import type { SetDescription } from './describe-set.ts';
import { currentCache, isSet, keptHeaders, keptPageKey } from '../kept/kept-names.ts';

/** Says to other tabs, until this page is closed, that it runs a set and may load further files. */
export function holdSet({ name }: Pick<SetDescription, 'name'>): void {
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined));
}

/** The kept page that the service worker answers with. */
async function readCurrent(): Promise<Response | undefined> {
  return (await caches.open(currentCache)).match(keptPageKey);
}

/** Has the service worker answer with the page of a complete set, unless it has a later one. */
export async function activate({ name, issuedAt }: SetDescription): Promise<void> {
  const current = await readCurrent();
  if (Number(current?.headers.get(keptHeaders.issuedAt)) > issuedAt) return;
  const page = await (await caches.open(name)).match(keptPageKey);
  if (page) await (await caches.open(currentCache)).put(keptPageKey, page);
}

/** Removes the sets that neither the service worker nor a tab uses. */
export async function removeUnused(): Promise<void> {
  const current = (await readCurrent())?.headers.get(keptHeaders.set);
  const others = (await caches.keys()).filter((name) => isSet(name) && name !== current);
  await Promise.all(
    others.map((name) =>
      navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await caches.delete(name);
      }),
    ),
  );
}
