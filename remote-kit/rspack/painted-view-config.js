import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig } from './front-end-config.js';

const writer = path.join(import.meta.dirname, 'write-painted-view.js');

/** Renders what was built, and writes the view into the release: the snapshot has its hash. */
function writeView(built, dist) {
  return {
    apply(compiler) {
      compiler.hooks.done.tapPromise('painted-view', async ({ compilation }) => {
        if (compilation.errors.length > 0) return;
        const target = path.join(dist, 'painted-view.json');
        await promisify(execFile)(process.execPath, [writer, built, target]);
      });
    },
  };
}

/**
 * Creates the configuration that builds the painted view of a remote, `src/painted-view.tsx`: one
 * file of templates and their styles. It runs after the remote's own build, which empties the folder.
 * @param {string} folder `mfe-<name>`
 * @returns {import('@rspack/core').Configuration}
 */
export function createPaintedViewConfig(folder) {
  const config = createConfig(folder);
  const built = path.join(config.context, '../.cache/painted-view', folder);
  const { parser, generator } = config.module;
  return {
    ...config,
    name: `${folder}-painted-view`,
    dependencies: [folder],
    entry: { 'painted-view': './src/painted-view.tsx' },
    output: {
      uniqueName: `${config.output.uniqueName}_painted`,
      path: built,
      filename: '[name].cjs',
      cssFilename: '[name].css',
      library: { type: 'commonjs2' },
      publicPath: '/',
      clean: true,
    },
    module: {
      ...config.module,
      // One file, which Node.js runs; styles are those of browsers.
      parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { ...generator, 'asset/resource': { emit: false } },
    },
    plugins: [writeView(built, path.join(config.context, 'dist'))],
  };
}
