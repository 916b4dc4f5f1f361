import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { Toasts } from './toast.ts';

/** Services shared by the screens of this remote, for its lifetime. */
export interface Services extends RemoteServices {
  /** Call when something was saved, moved, removed, created or deleted here. */
  announceFavorites: () => void;
  /** The toasts at the lower edge, with their undo actions. */
  toasts: Toasts;
}

/**
 * The services of this remote.
 * @throws outside the remote
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
