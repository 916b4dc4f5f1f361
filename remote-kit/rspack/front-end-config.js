import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants } from 'node:zlib';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';
import CompressionPlugin from 'compression-webpack-plugin';

const root = path.join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const builderFiles = [
  'rspack/front-end-config.js',
  'rspack/remote-config.js',
  'rspack/painted-view-config.js',
  'rspack/write-painted-view.js',
  'painted-view/render-template.tsx',
].map((file) => `remote-kit/${file}`);
export const isDevelopment = process.env.NODE_ENV === 'development';

function readJson(...segments) {
  return JSON.parse(readFileSync(path.join(root, ...segments), 'utf8'));
}

const platform = readJson('platform', 'package.json');

/** Versions of what a page shares with its remotes. */
export const sharedVersions = {
  react: platform.dependencies.react,
  platform: platform.version,
};

/**
 * The federation runtime as ES modules: its CommonJS files, which the plugin names, cannot be
 * tree-shaken and weigh twice as much in every remote's container.
 */
function federationModules() {
  const packages = ['webpack-bundler-runtime', 'runtime', 'sdk', 'error-codes'];
  const folders = packages.map((name) =>
    path.dirname(require.resolve(`@module-federation/${name}`)),
  );
  return Object.fromEntries(
    folders.map((folder) => [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')]),
  );
}

/**
 * The production build of the router, without the developer warnings in the build that bundlers get
 * by default.
 */
function routerWithoutWarnings() {
  // Resolve the router from the platform's dependencies.
  const ofPlatform = createRequire(path.join(root, 'platform/package.json'));
  const ofRouter = createRequire(ofPlatform.resolve('react-router-dom'));
  const folder = path.join(path.dirname(ofRouter.resolve('react-router')), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/** How sources are compiled; the same for the browser and for prerendering pages at build time. */
function sourceModules() {
  return {
    parser: { 'css/auto': { namedExports: false } },
    generator: { 'css/auto': { localIdentName: '[hash:8]-[local]', exportsConvention: 'as-is' } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              // Not the development runtime: a remote on a developer's machine can run inside
              // the deployed page, whose React does not support it.
              react: { runtime: 'automatic', development: false, refresh: isDevelopment },
            },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  };
}

/**
 * Returns the version of a release build; otherwise one that changes with the sources, so that a
 * live swap never loads a chunk of another build.
 */
export function buildVersion(folder) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const hash = createHash('sha256');
  const builders = ['package-lock.json', ...builderFiles];
  for (const file of builders) {
    hash.update(readFileSync(path.join(root, file)));
  }
  const ofShell =
    folder === 'shell'
      ? ['release/src/reader', 'release/src/signature', 'scripts/building/pages']
      : [];
  for (const part of [folder, 'languages', 'platform', ...ofShell]) {
    const files = readdirSync(path.join(root, part), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const filePath = path.join(file.parentPath, file.name);
      if (/[\\/](dist|node_modules)[\\/]/.test(filePath)) continue;
      hash.update(path.relative(root, filePath)).update(readFileSync(filePath));
    }
  }
  return `${readJson(folder, 'package.json').version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Files are compressed once, at build time, and served unchanged. */
function compressions() {
  const common = { test: /\.(js|css|svg)$/, threshold: 1024 };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return [
    new CompressionPlugin({
      ...common,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: quality },
    }),
    new CompressionPlugin({ ...common, algorithm: 'gzip', filename: '[path][base].gz' }),
  ];
}

/**
 * The first script knows the hash of each of its chunks. Its own hash is in the registry, or in the
 * shell's page.
 */
export const chunkIntegrity = isDevelopment
  ? []
  : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false })];

/** Files that pages load; browsers ask for no other file of a release. */
const pageFile = /\.(js|css|woff2|svg)$/;

/**
 * Writes `files.json` beside the built files: the hash of each file that a page may load. The registry
 * has the hash of this list, so that a browser that keeps a release for use without a network can
 * verify every file, starting from the signature.
 */
const fileList = {
  apply(compiler) {
    compiler.hooks.done.tap('file-list', ({ compilation }) => {
      const folder = compilation.outputOptions.path;
      const names = compilation.getAssets().map(({ name }) => name.replace(/\?.*$/, ''));
      const files = names
        .filter((name) => pageFile.test(name) && !name.startsWith('..'))
        .toSorted()
        .map((name) => {
          const hash = createHash('sha384').update(readFileSync(path.join(folder, name)));
          return [name, `sha384-${hash.digest('base64')}`];
        });
      writeFileSync(path.join(folder, 'files.json'), JSON.stringify(Object.fromEntries(files)));
    });
  },
};

/** The list of a release's files; in development there are no releases. */
export const releaseFileList = isDevelopment ? [] : [fileList];

/**
 * Creates the base configuration of every front end.
 * @param {string} folder its folder at the root of the repository
 * @returns {import('@rspack/core').Configuration}
 */
export function createConfig(folder) {
  const context = path.join(root, folder);
  const version = isDevelopment ? 'development' : buildVersion(folder);
  const names = (extension) => `[name]${isDevelopment ? '' : '.[contenthash:8]'}${extension}`;

  return {
    name: folder,
    context,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: { main: './src/index.ts' },
    output: {
      path: path.join(context, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `${folder}_${version}`,
      filename: names('.js'),
      chunkFilename: names('.js'),
      cssFilename: names('.css'),
      cssChunkFilename: names('.css'),
      assetModuleFilename: names('[ext]'),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['es2015', '...'],
      alias: { ...federationModules(), ...(isDevelopment ? {} : routerWithoutWarnings()) },
    },
    module: sourceModules(),
    plugins: [
      new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions) }),
      ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : compressions()),
    ],
    lazyCompilation: false,
    performance: false,
    devServer: {
      host: '127.0.0.1',
      allowedHosts: ['localhost'],
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The host name at which a page with a developer's override may reach it.
      client: { overlay: false, webSocketURL: { hostname: 'localhost' } },
    },
  };
}
