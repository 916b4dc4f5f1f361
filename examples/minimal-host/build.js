/** `npm run build -w examples/minimal-host` writes dist, which can be served from any origin. */
import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  const hasFailed = error !== null || stats === undefined || stats.hasErrors();
  console.warn(error ?? stats?.toString('errors-warnings'));
  if (hasFailed) process.exitCode = 1;
});
