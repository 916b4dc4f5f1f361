import { startAlone } from '@topwords/platform/remote';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

startAlone(createRemote, manifest.routes);
