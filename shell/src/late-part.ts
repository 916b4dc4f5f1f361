import { BehaviorSubject } from '@topwords/platform/rx';
import type * as learnerPart from './learner-part.ts';

/** What a page needs only for whoever is signed in. */
export type LearnerPart = typeof learnerPart;

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

/** The part as the build has it; pages of learners announce its file. */
export function importLearnerPart(): Promise<LearnerPart> {
  return import(/* webpackChunkName: "federation" */ './learner-part.ts');
}
