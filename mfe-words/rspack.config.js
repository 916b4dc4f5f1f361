import { createRemoteConfig } from '@topwords/remote-kit/rspack';

export default createRemoteConfig('mfe-words', 3001);
