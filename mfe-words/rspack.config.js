import {
  createPaintedViewConfig,
  createRemoteConfig,
  isDevelopment,
} from '@topwords/remote-kit/rspack';

const remote = createRemoteConfig('mfe-words', 3001);

export default isDevelopment ? remote : [remote, createPaintedViewConfig('mfe-words')];
