/** What visitors do without: remotes, and what stands around them. */
export { RemoteScreen } from './host/remote-screen.tsx';
export { startRemoteOfPath } from './host/start-remote.ts';
