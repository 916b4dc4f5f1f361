import { startAlone } from '@topwords/remote-kit/alone';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

startAlone(createRemote, manifest);
