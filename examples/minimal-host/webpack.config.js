import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const folder = import.meta.dirname;

/**
 * Modules that the page loads only once: a second React or router would not share state with ours.
 */
const once = { singleton: true, strictVersion: true };

/** @type {import('webpack').Configuration} */
export default {
  context: folder,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './src/index.ts',
  output: { path: `${folder}/dist`, clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'minimal_host',
      shareStrategy: 'loaded-first',
      dts: false,
      shared: {
        react: once,
        'react/jsx-runtime': once,
        'react-dom': once,
        'react-dom/client': once,
        '@topwords/platform/router': once,
        '@topwords/platform/rx': once,
      },
      // The remotes have no federation runtime: they use the page's.
      experiments: { provideExternalRuntime: true },
    }),
    new HtmlWebpackPlugin({ template: './src/page.html' }),
  ],
  performance: { hints: false },
};
