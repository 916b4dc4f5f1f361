import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { Toast } from './toast.ts';

/** Services shared by the screens of this remote, for its lifetime. */
export interface Services extends RemoteServices {
  /** Call when something was saved, moved, removed, created or deleted here. */
  announceFavorites: () => void;
  /** The toast at the lower edge, with its undo action; null if none. */
  toast: BehaviorSubject<Toast | null>;
}

/**
 * The services of this remote.
 * @throws outside the remote
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
