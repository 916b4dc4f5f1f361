import { createRemoteConfig } from '../rspack.remote.js';

export default createRemoteConfig('mfe-ai', 3003);
