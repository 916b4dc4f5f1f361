import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  buildVersion,
  chunkIntegrity,
  createConfig,
  isDevelopment,
  sharedVersions,
} from './front-end-config.js';

function singleton(version) {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

/** Parts of the platform that a page has once. */
const sharedParts = ['router', 'rx', 'ui', 'ui-data'];

/** What a remote takes from the page; built against another version, it fails into its fallback. */
function sharedModules() {
  const modules = {
    [sharedVersions.react]: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    [sharedVersions.platform]: sharedParts.map((part) => `@topwords/platform/${part}`),
  };
  return Object.fromEntries(
    Object.entries(modules).flatMap(([version, names]) =>
      names.map((name) => [name, singleton(version)]),
    ),
  );
}

/**
 * Federation tells what is shared by its name alone. The rest of the platform, which a remote compiles
 * in, imports those parts by relative path: without this the remote would get copies of its own, which
 * know neither the page's router nor its theme.
 */
const partsByName = new rspack.NormalModuleReplacementPlugin(
  new RegExp(String.raw`^(\.\./)+(${sharedParts.join('|')})/index\.ts$`),
  (resolved) => {
    resolved.request = resolved.request.replace(
      /^(\.\.\/)+(.+)\/index\.ts$/,
      '@topwords/platform/$2',
    );
  },
);

/**
 * A remote that is loaded again, from an address with a query, loads its chunks with that query as
 * well: otherwise the browser joins whatever asks for an address that failed or is still under way.
 */
class ChunksOfRetry extends rspack.RuntimeModule {
  constructor() {
    super('chunks of a retry', rspack.RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const { getChunkScriptFilename, getChunkCssFilename } = rspack.RuntimeGlobals;
    const namings = [getChunkScriptFilename, getChunkCssFilename];
    return `
      var query = document.currentScript ? new URL(document.currentScript.src).search : '';
      if (query) {
        ${namings.map((naming) => `if (${naming}) ${naming} = withQuery(${naming});`).join('\n')}
      }
      function withQuery(nameOf) {
        return function (id) { return nameOf(id) + query; };
      }`;
  }
}

const chunksOfRetry = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('chunks-of-retry', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunks-of-retry', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunksOfRetry());
      });
    });
  },
};

/** In development a remote has a page of its own too, at its server's address: no shell, no API. */
function standAlone(config, port) {
  const page = new rspack.HtmlRspackPlugin({
    templateContent: `<!doctype html><html lang="en"><title>${config.name}</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <div id="root"></div></html>`,
    scriptLoading: 'defer',
    publicPath: '/',
  });
  return {
    entry: config.entry,
    plugins: [page],
    devServer: { ...config.devServer, port, historyApiFallback: true },
  };
}

/**
 * The configuration of a remote: it exposes the one module `./remote`.
 * @param {string} folder `mfe-<name>`
 * @param {number} port of its development server
 * @returns {import('@rspack/core').Configuration}
 */
export function createRemoteConfig(folder, port) {
  const config = createConfig(folder);
  process.env.MF_BUILD_VERSION = isDevelopment ? 'development' : buildVersion(folder);
  const federation = new ModuleFederationPlugin({
    name: `topwords_${folder.replace(/^mfe-/, '').replaceAll('-', '_')}`,
    filename: 'remote-entry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: !isDevelopment, optimization: { target: 'web' } },
  });
  const { plugins = [], ...own } = isDevelopment ? standAlone(config, port) : { entry: {} };
  return {
    ...config,
    ...own,
    optimization: { splitChunks: false },
    plugins: [
      ...config.plugins,
      partsByName,
      federation,
      chunksOfRetry,
      ...chunkIntegrity,
      ...plugins,
    ],
  };
}
