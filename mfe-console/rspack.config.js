import { createRemoteConfig } from '@topwords/remote-kit/rspack';

export default createRemoteConfig('mfe-console', 3005);
