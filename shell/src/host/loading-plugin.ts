import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './release-integrity.ts';

/** A container script that has not run after this many milliseconds counts as failed. */
const scriptTimeLimit = 8000;

/** How this page loads the container script of a remote: checked, from any origin, and not for ever. */
export function loadingPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'topwords-loading',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: scriptTimeLimit };
    },
  };
}
