import { createRemoteConfig } from '@topwords/remote-kit/rspack';

export default createRemoteConfig('mfe-sample', 3001);
