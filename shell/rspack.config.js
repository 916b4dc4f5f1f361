import path from 'node:path';
import { rspack } from '@rspack/core';
import { createConfig } from '../rspack.base.js';

const apiPort = process.env.API_PORT ?? '4000';

export default createConfig({
  folder: 'shell',
  port: Number(process.env.PORT ?? 3000),
  federation: {
    experiments: { provideExternalRuntime: true },
    runtimePlugins: [path.join(import.meta.dirname, 'src/host/federation-plugin.ts')],
  },
  extra: {
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: './src/page.html',
        filename: 'page.html',
        inject: 'body',
        scriptLoading: 'defer',
        publicPath: '/',
        minify: false,
      }),
    ],
    devServer: {
      historyApiFallback: { index: '/page.html' },
      proxy: [
        {
          context: ['/api', '/registry.json', '/healthz', '/readyz'],
          target: `http://127.0.0.1:${apiPort}`,
        },
      ],
    },
  },
});
