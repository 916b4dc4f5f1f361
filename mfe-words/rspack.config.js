import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-words', 3001);
