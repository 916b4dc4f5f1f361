/** What visitors do without: remotes, and what stands around them. */
export { DeveloperPage } from './developer/developer-page.tsx';
export { RemoteScreen } from './host/remote-screen.tsx';
export { startRemoteOfPath } from './host/start-remote-of-path.ts';
export { OverrideBadge } from './override/override-badge.tsx';
export { UpdateNotice } from './update/update-notice.tsx';
export { relayEvents } from '@topwords/platform/tabs';
