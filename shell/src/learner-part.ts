/** The part that only learners need: remotes, and the UI around them. */
export { RemoteScreen } from './host/remote-screen.tsx';
export { startRemoteOfPath } from './host/start-remote-of-path.ts';
export { ConsoleLink } from './navigation/console-link.tsx';
export { OfflineNote } from './offline/offline-note.tsx';
export { startLearnerPart } from './host/start-learner-part.ts';
export { OverrideBadge } from './override/override-badge.tsx';
export { UpdateNotice } from './update/update-notice.tsx';
export { relayEvents } from '@topwords/platform/tabs';
