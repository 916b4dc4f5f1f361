import { isDevelopment } from '@topwords/remote-kit/rspack';
import { createRemoteConfig } from '@topwords/remote-kit/rspack';

const remote = createRemoteConfig('mfe-translate', 3002);

/**
 * The files for partners are built along with the remote; in development only the remote is served.
 */
async function withEmbed() {
  const { embedConfigs } = await import('./embed.config.js');
  remote.output.clean = { keep: 'embed/' };
  return [remote, ...embedConfigs];
}

export default isDevelopment ? remote : await withEmbed();
