import path from 'node:path';
import { rspack } from '@rspack/core';
import { createConfig, sharedVersions } from '../../rspack.base.js';

const root = path.join(import.meta.dirname, '../..');
const config = createConfig('shell');

/** The page in which releases are tried. It only runs on this machine, so nothing is minified. */
export default {
  ...config,
  name: 'mounting',
  context: root,
  entry: { main: './scripts/mounting/page.tsx' },
  output: {
    ...config.output,
    path: path.join(root, '.cache/mounting'),
    publicPath: '/mounting/',
    uniqueName: 'topwords_mounting',
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
  },
  optimization: { minimize: false },
  plugins: [new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions) })],
};
