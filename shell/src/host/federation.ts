import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as router from '@topwords/platform/router';
import * as rx from '@topwords/platform/rx';
import * as schema from '@topwords/platform/schema';
import * as ui from '@topwords/platform/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { loadingPlugin } from './loading-plugin.ts';

const { react: reactVersion, platform: platformVersion } = SHARED_VERSIONS;

/**
 * A module that this page shares: it is loaded once, and a remote built for another version is
 * refused.
 */
function shared(version: string) {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  return { version, shareConfig };
}

/**
 * The federation of this page. Remotes take React and the platform from here, and the federation
 * runtime itself too.
 */
export const federation = createInstance({
  name: 'topwords_shell',
  shareStrategy: 'loaded-first',
  plugins: [injectRuntimeCore(), loadingPlugin()],
  remotes: [],
  shared: {
    react: { ...shared(reactVersion), lib: () => react },
    'react/jsx-runtime': { ...shared(reactVersion), lib: () => jsxRuntime },
    'react-dom': { ...shared(reactVersion), lib: () => reactDom },
    'react-dom/client': { ...shared(reactVersion), lib: () => reactDomClient },
    '@topwords/platform/router': { ...shared(platformVersion), lib: () => router },
    '@topwords/platform/rx': { ...shared(platformVersion), lib: () => rx },
    '@topwords/platform/schema': { ...shared(platformVersion), lib: () => schema },
    '@topwords/platform/ui': { ...shared(platformVersion), lib: () => ui },
  },
});

/**
 * Lets shared modules that failed to load be loaded again: the runtime caches failures permanently.
 */
export function forgetFailedShares(): void {
  for (const versions of Object.values(federation.shareScopeMap.default ?? {})) {
    for (const share of Object.values(versions)) {
      if (!share.loaded) share.loading = null;
    }
  }
}
