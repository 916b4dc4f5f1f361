import type { LearnerPart } from '../src/services/lazy-part.ts';

function Nothing() {
  return <></>;
}

/** The part that is loaded for learners, without its remotes. */
export function buildLearnerPart(changes: Partial<LearnerPart> = {}): LearnerPart {
  return {
    ConsoleLink: Nothing,
    OfflineNote: () => <></>,
    OverrideBadge: Nothing,
    RemoteScreen: Nothing,
    UpdateNotice: Nothing,
    relayEvents: () => undefined,
    startLearnerPart: () => undefined,
    startRemoteOfPath: () => undefined,
    ...changes,
  };
}
