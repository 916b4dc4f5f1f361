import { startAlone } from '@topwords/platform/alone';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

startAlone(createRemote, manifest);
