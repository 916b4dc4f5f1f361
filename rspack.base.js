import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';

const root = import.meta.dirname;
const isDevelopment = process.env.NODE_ENV === 'development';

const readJson = (...segments) => JSON.parse(readFileSync(path.join(root, ...segments), 'utf8'));
const platform = readJson('platform', 'package.json');

function singleton(packageVersion) {
  return {
    singleton: true,
    strictVersion: true,
    version: packageVersion,
    requiredVersion: `^${packageVersion}`,
  };
}

/** What exists once in the page; a release built against other versions fails into its fallback. */
function sharedModules() {
  const { react, 'react-dom': reactDom } = platform.dependencies;
  return {
    react: singleton(react),
    'react/jsx-runtime': singleton(react),
    'react-dom': singleton(reactDom),
    'react-dom/client': singleton(reactDom),
    '@topwords/platform/router': singleton(platform.version),
    '@topwords/platform/rx': singleton(platform.version),
    '@topwords/platform/ui': singleton(platform.version),
    '@topwords/platform/ui-data': singleton(platform.version),
  };
}

/** A version that changes with the sources: a live swap must never meet a chunk of another build. */
function buildVersion(folder) {
  const hash = createHash('sha256');
  for (const part of [folder, 'platform']) {
    const files = readdirSync(path.join(root, part), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const filePath = path.join(file.parentPath, file.name);
      if (/[\\/](dist|node_modules)[\\/]/.test(filePath)) continue;
      hash.update(path.relative(root, filePath)).update(readFileSync(filePath));
    }
  }
  return `${readJson(folder, 'package.json').version}-${hash.digest('hex').slice(0, 8)}`;
}

function federation(folder, name, version, options) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remote-entry.js',
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    shared: sharedModules(),
    ...options,
  });
}

/**
 * The configuration of one front end.
 * @param {object} front
 * @param {string} front.folder its folder at the root of the repository
 * @param {number} front.port of its development server
 * @param {object} front.federation options of the federation plugin that are its own
 * @param {object} [front.extra] further rspack options
 * @returns {import('@rspack/core').Configuration}
 */
export function createConfig({ folder, port, federation: own, extra = {} }) {
  const context = path.join(root, folder);
  const version = isDevelopment ? 'development' : buildVersion(folder);
  const name = `topwords_${folder.replace(/^mfe-/, '')}`;
  process.env.MF_BUILD_VERSION = version;

  return {
    context,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: { main: './src/index.ts' },
    output: {
      path: path.join(context, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `${name}_${version}`,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
              },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.BUILD_VERSION': JSON.stringify(version) }),
      federation(folder, name, version, own),
      isDevelopment && new ReactRefreshRspackPlugin(),
      ...(extra.plugins ?? []),
    ],
    lazyCompilation: false,
    performance: false,
    devServer: {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      historyApiFallback: true,
      client: { overlay: false },
      ...extra.devServer,
    },
  };
}
