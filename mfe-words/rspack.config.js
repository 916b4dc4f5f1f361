import { createConfig } from '../rspack.base.js';

export default createConfig({
  folder: 'mfe-words',
  port: 3001,
  federation: {
    exposes: { './remote': './src/remote.tsx' },
    experiments: { externalRuntime: true },
  },
});
