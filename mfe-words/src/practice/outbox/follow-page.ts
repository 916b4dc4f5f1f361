import { isEntryKey, type EntryStorage } from './entry-storage.ts';

interface Followers {
  entries: Pick<EntryStorage, 'restore' | 'forget'>;
  onOnline: () => void;
  onOffline: () => void;
  /** Called when the page is shown or hidden. */
  onVisibility: () => void;
  /** Another tab changed the entries. */
  onChange: () => void;
}

/** Subscribes an outbox to its page, its network and other tabs for the lifetime of the page. */
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
