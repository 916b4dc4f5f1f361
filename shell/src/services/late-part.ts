import { BehaviorSubject } from '@topwords/platform/rx';
import type { relayEvents } from '@topwords/platform/tabs';
import type { ComponentType } from 'react';
import type { RemoteChoice } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';

/** What a page needs only for a learner who is signed in. */
export interface LearnerPart {
  ConsoleLink: ComponentType<{ menuId: string }>;
  /** The screen that a remote has at the present address. */
  RemoteScreen: ComponentType<{ choice: RemoteChoice; path: string }>;
  OverrideBadge: ComponentType;
  UpdateNotice: ComponentType;
  /** Begins to load the remote of the page's first address. */
  startRemoteOfPath: (path: string, registry: SessionRegistry, sub: string) => void;
  relayEvents: typeof relayEvents;
}

/** A part of the shell that is loaded apart, since visitors do without it. */
export interface LatePart {
  state: BehaviorSubject<LearnerPart | 'loading' | 'failed'>;
  /** Loads it, unless that is done or under way; null when it fails, which the state tells as well. */
  load: () => Promise<LearnerPart | null>;
}

/**
 * Makes the part, which is not asked for yet.
 * @param onFailure is told why it could not be loaded, each time
 */
export function createLatePart(
  importPart: () => Promise<LearnerPart>,
  onFailure: (error: unknown) => void = () => undefined,
): LatePart {
  const state: LatePart['state'] = new BehaviorSubject<LearnerPart | 'loading' | 'failed'>(
    'loading',
  );
  let loading: Promise<LearnerPart | null> | null = null;

  async function load(): Promise<LearnerPart | null> {
    if (state.value === 'failed') state.next('loading');
    try {
      const part = await importPart();
      state.next(part);
      return part;
    } catch (error) {
      loading = null;
      state.next('failed');
      onFailure(error);
      return null;
    }
  }

  return { state, load: () => (loading ??= load()) };
}
