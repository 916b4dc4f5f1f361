import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-console', 3005);
