import { createRemoteConfig } from '@topwords/remote-kit/rspack';

export default createRemoteConfig('mfe-ai', 3003);
