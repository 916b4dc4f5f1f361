import { bootstrap } from './bootstrap.tsx';
import { startRemoteOfRoute } from './host/start-remote.ts';

startRemoteOfRoute(location.pathname);
void bootstrap();
