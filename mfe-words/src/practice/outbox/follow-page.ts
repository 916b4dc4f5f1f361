import { isEntryKey, type EntryStorage } from './entry-storage.ts';

interface Followers {
  entries: Pick<EntryStorage, 'restore' | 'forget'>;
  onOnline: () => void;
  onOffline: () => void;
  /** The page came into view or left it. */
  onVisibility: () => void;
  /** Another tab changed what is kept. */
  onChange: () => void;
}

/** Lets an outbox follow its page, its network and the other tabs, for as long as the page lives. */
export function followPage(followers: Followers): void {
  const { entries, onOnline, onOffline, onVisibility, onChange } = followers;
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null) entries.restore();
    else if (!isEntryKey(key)) return;
    else if (newValue === null) entries.forget(key);
    onChange();
  });
}
