import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  buildVersion,
  chunkIntegrity,
  createConfig,
  isDevelopment,
  releaseFileList,
  sharedVersions,
} from './front-end-config.js';

function singleton(version) {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

const platformFolder = path.join(import.meta.dirname, '../../platform');

/** Parts of the platform that are loaded once per page. */
const sharedParts = ['router', 'rx', 'schema', 'ui'];

/** Modules that a remote takes from the page; a remote built against another version falls back. */
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
 * Module federation identifies shared modules only by name. The rest of the platform, which a
 * remote compiles in, imports those parts by relative path: without this plugin the remote would
 * get its own copies, without the page's router and theme.
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
 * The platform's contracts, which servers import as well, use zod by its name. In a remote they use
 * the parts that the page shares. What a remote itself imports from zod is left alone: it may need
 * other parts.
 */
const sharedSchemas = new rspack.NormalModuleReplacementPlugin(/^zod\/mini$/, (resolved) => {
  const inside = path.relative(platformFolder, resolved.context);
  if (!/^(\.\.|schema)/.test(inside)) resolved.request = '@topwords/platform/schema';
});

/**
 * A remote that is loaded again, from an address with a query, loads its chunks with that query as
 * well: otherwise the browser reuses a pending or failed request for the same address.
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

/**
 * In development, a remote also has its own page at its server's address, without shell and API.
 */
function withOwnPage(config, port) {
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
 * Creates the configuration of a remote, which exposes the one module `./remote`.
 * @param {string} folder `mfe-<name>`
 * @param {number} port port of its development server
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
  const { plugins = [], ...own } = isDevelopment ? withOwnPage(config, port) : { entry: {} };
  return {
    ...config,
    ...own,
    optimization: { splitChunks: false },
    plugins: [
      ...config.plugins,
      partsByName,
      sharedSchemas,
      federation,
      chunksOfRetry,
      ...chunkIntegrity,
      ...releaseFileList,
      ...plugins,
    ],
  };
}
