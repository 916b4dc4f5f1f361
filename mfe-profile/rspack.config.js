import { createRemoteConfig } from '@topwords/remote-kit/rspack';

export default createRemoteConfig('mfe-profile', 3004);
