import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { ShownRows } from './shown-rows.ts';
import type { WordMarker } from './word-marker.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  marker: WordMarker;
  /** Whether the language strip of the words screen is shown. */
  isStripShown: BehaviorSubject<boolean>;
  /** The word whose page was opened last, to which the focus returns. */
  lastOpened: BehaviorSubject<number | null>;
  /**
   * Which rows of a long list are on the page, null for all; a list comes back as it was left. A
   * change is rendered before the browser goes on.
   */
  shownRows: BehaviorSubject<ShownRows | null>;
}

/**
 * The services of this remote.
 * @throws outside this remote.
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
