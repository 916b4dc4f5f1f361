import { BehaviorSubject } from '@topwords/platform/rx';
import type { relayEvents } from '@topwords/platform/tabs';
import type { ComponentType } from 'react';
import type { RemoteChoice } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';
import type { ShellServices } from './shell-context.ts';

/** What a page needs only for a signed-in learner. */
export interface LearnerPart {
  ConsoleLink: ComponentType<{ menuId: string }>;
  /** The screen of a remote at the current address. */
  RemoteScreen: ComponentType<{ choice: RemoteChoice; path: string }>;
  OverrideBadge: ComponentType;
  UpdateNotice: ComponentType;
  /** Says what works without a network, while there is none. */
  OfflineNote: ComponentType;
  /** Starts loading the remote of the page's first address. */
  startRemoteOfPath: (path: string, registry: SessionRegistry, sub: string) => void;
  relayEvents: typeof relayEvents;
  /** Starts what a page does for a learner besides showing screens. */
  startLearnerPart: (services: ShellServices) => void;
}

/** A part of the shell that is loaded separately, since visitors do not need it. */
export type LazyPart = ReturnType<typeof createLazyPart>;

/**
 * Creates the part without loading it.
 * @param onFailure called with the error each time it could not be loaded
 */
export function createLazyPart(
  importPart: () => Promise<LearnerPart>,
  onFailure: (error: unknown) => void = () => undefined,
) {
  const state = new BehaviorSubject<LearnerPart | 'loading' | 'failed'>('loading');
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

  return {
    state,
    /**
     * Loads it, unless it is loaded or loading; resolves to null on failure, which the state shows as
     * well.
     */
    load: () => (loading ??= load()),
  };
}
