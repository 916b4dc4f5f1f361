import { createRemoteConfig } from '../rspack.base.js';

export default createRemoteConfig('mfe-words', 3001);
