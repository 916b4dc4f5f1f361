import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-sample', 3001);
