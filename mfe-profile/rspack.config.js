import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-profile', 3004);
