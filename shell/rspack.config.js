import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import {
  buildVersion,
  chunkIntegrity,
  createConfig,
  releaseFileList,
  sharedVersions,
} from '../rspack.base.js';

const config = createConfig('shell');
const apiAddress = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`;
const registryAddress = `http://127.0.0.1:${process.env.REGISTRY_PORT ?? '4001'}`;

/** Emits only class names and file addresses; the browser build emits the files. */
function forPrerendering(modules) {
  return {
    ...modules,
    generator: {
      'css/auto': { ...modules.generator['css/auto'], exportsOnly: true },
      'asset/resource': { emit: false },
    },
  };
}

function writeBuilt(name, value) {
  writeFileSync(path.join(config.context, 'dist', name), JSON.stringify(value, null, 2));
}

/**
 * Writes the files of each named chunk of the shell, which pages preload, and the version of the
 * shell they belong to.
 */
const listParts = {
  apply(compiler) {
    compiler.hooks.done.tap('list-parts', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const parts = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name),
      ]);
      writeBuilt('parts.json', Object.fromEntries(parts));
      writeBuilt('build.json', { version: buildVersion('shell'), shared: sharedVersions });
    });
  },
};

/** The shell in the browser: every visitor loads one file of ours and one of libraries. */
const browser = {
  ...config,
  entry:
    config.mode === 'production'
      ? config.entry
      : { main: ['./src/development/share-renderers.ts', './src/index.ts'] },
  output: { ...config.output, path: path.join(config.context, 'dist/public') },
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: {
          name: 'libraries',
          chunks: 'initial',
          test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
          enforce: true,
        },
        // No page preloads a separate style sheet, and remotes would wait for it.
        stylesOfLearners: {
          name: 'main',
          chunks: ({ name }) => name === 'main' || name === 'federation',
          test: /\.css$/,
          enforce: true,
        },
      },
    },
  },
  plugins: [
    ...config.plugins,
    // Parts of the federation runtime: Node.js support, and manifests, which the registry
    // replaces.
    new rspack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    }),
    new rspack.HtmlRspackPlugin({
      template: './src/page.html',
      filename: config.mode === 'production' ? '../page.html' : 'page.html',
      scriptLoading: 'defer',
      publicPath: '/',
      minify: false,
    }),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    ...chunkIntegrity,
    ...releaseFileList,
    ...(config.mode === 'production' ? [listParts] : []),
  ],
  devServer: {
    ...config.devServer,
    port: 3000,
    historyApiFallback: { index: '/page.html' },
    proxy: [
      { context: ['/api'], target: apiAddress },
      { context: ['/registry.json'], target: registryAddress },
    ],
  },
};

/** The same screens for Node.js, to prerender what a page shows before any script has run. */
const paint = {
  ...config,
  name: 'paint',
  target: 'node',
  entry: { paint: './src/paints.tsx' },
  output: {
    uniqueName: config.output.uniqueName,
    path: path.join(config.context, 'dist/paint'),
    filename: 'paint.cjs',
    library: { type: 'commonjs2' },
    publicPath: '/',
    clean: true,
  },
  module: forPrerendering(config.module),
  optimization: { minimize: false },
  plugins: [],
};

/**
 * The service worker, one file without a hash in its name: the API serves the live release's at an
 * address that never changes.
 */
const worker = {
  ...config,
  name: 'worker',
  target: ['webworker', 'es2022'],
  entry: { worker: './src/worker/worker.ts' },
  output: {
    path: path.join(config.context, 'dist/worker'),
    filename: '[name].js',
    clean: true,
  },
  plugins: [],
};

/** The inline scripts of pages that start without the others. */
const loader = {
  ...config,
  name: 'loader',
  entry: {
    loader: './src/page-loader/page-loader.ts',
    'view-loader': './src/page-loader/view-loader.ts',
  },
  output: {
    path: path.join(config.context, 'dist/loader'),
    filename: '[name].js',
    clean: true,
  },
  plugins: [],
};

export default config.mode === 'production' ? [browser, paint, worker, loader] : browser;
