import path from 'node:path';

const fileOf = (name) => path.join(import.meta.dirname, name);

/** The environment of tests that show components. */
export const browserEnvironment = fileOf('browser-environment.ts');

/** TypeScript runs as it is, style sheets are their class names, and a test that prints fails. */
export const preset = {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': fileOf('css-module.ts') },
  setupFilesAfterEnv: [fileOf('fail-on-console-error.ts')],
};
