import { describeEvents } from './describe-events.ts';
import { startPlayground } from './start-playground.ts';

const settings = document.querySelector<HTMLFormElement>('#settings');
const preview = document.querySelector<HTMLElement>('#preview');
if (settings && preview) {
  startPlayground(settings, preview);
  describeEvents(preview);
}

const address = '/embed/v1.js';

/** The page requires trusted types; TypeScript's types do not include them yet. */
const { trustedTypes } = globalThis as {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL: (address: string) => unknown };
  };
};
const policy = trustedTypes?.createPolicy('topwords-playground', {
  createScriptURL: () => address,
});

const loader = document.createElement('script');
Object.assign(loader, { src: policy?.createScriptURL(address) ?? address });
loader.async = true;
document.head.append(loader);
