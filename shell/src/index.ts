import { startRemoteOfRoute } from './host/start-remote.ts';

startRemoteOfRoute(location.pathname);
void import('./bootstrap.tsx');
