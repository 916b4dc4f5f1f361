import { isDevelopment } from '@topwords/remote-kit/rspack';
import { createRemoteConfig } from '@topwords/remote-kit/rspack';

const remote = createRemoteConfig('mfe-translate', 3002);

/** What partners load is built with the remote, beside it; in development the remote is served alone. */
async function withEmbed() {
  const { embedConfigs } = await import('./embed.config.js');
  remote.output.clean = { keep: 'embed/' };
  return [remote, ...embedConfigs];
}

export default isDevelopment ? remote : await withEmbed();
