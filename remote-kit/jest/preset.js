import path from 'node:path';

const fileOf = (name) => path.join(import.meta.dirname, name);

/** The environment of tests that render components. */
export const browserEnvironment = fileOf('browser-environment.ts');

/** Further preparation of tests that render components. */
export const browserSetup = [fileOf('wait-on-busy-machine.ts')];

/** Compiles TypeScript, maps style sheets to class names, and fails a test that prints. */
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
