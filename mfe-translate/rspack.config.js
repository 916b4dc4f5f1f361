import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-translate', 3002);
