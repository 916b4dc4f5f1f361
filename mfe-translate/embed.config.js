import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { buildVersion, createConfig, sharedVersions } from '@topwords/remote-kit/rspack';
import { integrityOf, publishing } from './embed-files.config.js';

const folder = 'mfe-translate';
const output = path.join(import.meta.dirname, 'dist/embed');
const version = buildVersion(folder);

/** The container of `translate/embed`. */
const container = 'topwords_translate_embed';

/** The style sheet of the components; set once the body is built. */
let styleSheet = '';

function replaceIn(compilation, name, replacements) {
  const { RawSource } = rspack.sources;
  let text = compilation.assets[name].source().toString();
  for (const [pattern, value] of replacements) text = text.replaceAll(pattern, () => value);
  compilation.updateAsset(name, new RawSource(text));
}

function eachAsset(name, act) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({ name, stage }, () => act(compilation));
      });
    },
  };
}

const quoted = (token) => new RegExp(`(["'\`])${token}\\1`, 'g');

/** Inserts the style sheet from the body's build and the version into the scripts. */
const ownStyles = eachAsset('own-styles', (compilation) => {
  const sheets = Object.keys(compilation.assets).filter((name) => name.endsWith('.css'));
  const own = sheets.find((name) => name === 'body.css');
  if (own) styleSheet = compilation.assets[own].source().toString();
  for (const name of sheets) compilation.deleteAsset(name);
  for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.js'))) {
    replaceIn(compilation, name, [
      [quoted('topwords-body-css'), JSON.stringify(styleSheet)],
      [quoted('topwords-embed-version'), JSON.stringify(version)],
    ]);
  }
});

/** Inserts the body's hash into the loader: a page that pins the loader also pins the body. */
const ownBody = eachAsset('own-body', (compilation) => {
  const integrity = integrityOf(readFileSync(path.join(output, 'body.js')));
  replaceIn(compilation, 'v1.js', [[quoted('topwords-body-integrity'), JSON.stringify(integrity)]]);
});

/**
 * The browsers that the front ends support: for older ones, styles would be compiled to derive the
 * theme and the reading direction from the page's declarations, which an embedded translator does
 * not have.
 */
const styleMinimizer = new rspack.LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: ['chrome >= 125', 'firefox >= 125', 'safari >= 17.5'] },
});

/** Browsers do not load font faces in a shadow root: a partner's page names its own fonts. */
const noFonts = { [path.join(import.meta.dirname, '../platform/ui/fonts.css')]: false };

/** The common build settings of the embedded translator's parts: one file each, with a fixed name. */
function embedConfig(name, entry, { dependencies, plugins = [], ...own }) {
  const config = createConfig(folder);
  const { output: common, module: modules, resolve } = config;
  const css = {
    test: /\.css$/,
    use: [path.join(import.meta.dirname, 'embed-css.js')],
    type: 'css/auto',
  };
  return {
    ...config,
    name,
    dependencies,
    entry,
    output: {
      ...common,
      path: output,
      // The first build empties the folder of all.
      clean: name === 'embed-body',
      uniqueName: 'topwords_embed',
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
    },
    module: {
      ...modules,
      ...own.module,
      rules: [...modules.rules.filter(({ test }) => !test.test('a.css')), css],
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...own.alias, ...noFonts } },
    optimization: {
      splitChunks: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), styleMinimizer],
    },
    plugins: [...config.plugins, ...plugins],
  };
}

/** Where the page's own React is not involved, the smallest library that runs the same sources. */
const preact = {
  'react-dom/client$': fileURLToPath(import.meta.resolve('preact/compat/client')),
  'react/jsx-runtime$': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
  'react-dom$': fileURLToPath(import.meta.resolve('preact/compat')),
  react$: fileURLToPath(import.meta.resolve('preact/compat')),
};

const entry = (file) => ({ import: `./src/embed/${file}`, library: undefined });

/** The partner's React if it is compatible, otherwise ours. */
function partnersReact() {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const version = sharedVersions.react;
  const share = { singleton: false, strictVersion: false, version, requiredVersion: '^19.0.0' };
  return Object.fromEntries(names.map((name) => [name, share]));
}

/** The configurations of everything that partners load. */
export const embedConfigs = [
  embedConfig(
    'embed-body',
    {
      body: entry('body/index.ts'),
      frame: entry('frame/index.ts'),
      'sign-in': entry('sign-in/index.ts'),
      playground: entry('playground/index.ts'),
    },
    // After the remote, which empties the folder around this one's.
    { dependencies: [folder], alias: preact, plugins: [ownStyles] },
  ),
  embedConfig(
    'embed-loader',
    { v1: entry('loader/index.ts') },
    { dependencies: ['embed-body'], plugins: [ownBody] },
  ),
  embedConfig(
    'embed-federated',
    {},
    {
      dependencies: ['embed-body', 'embed-loader'],
      module: {
        generator: {
          'css/auto': {
            localIdentName: '[hash:8]-[local]',
            exportsConvention: 'as-is',
            exportsOnly: true,
          },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name: container,
          filename: 'remote-entry.js',
          exposes: { './embed': './src/embed/federated/embed.ts' },
          shared: partnersReact(),
          shareStrategy: 'loaded-first',
          manifest: { fileName: 'mf-manifest.json' },
          dts: false,
          experiments: { optimization: { target: 'web' } },
        }),
        new rspack.DefinePlugin({ MODULE_FOLDER: '__webpack_require__.p' }),
        ownStyles,
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
        publishing({ output, container }),
      ],
    },
  ),
];
