import { browserEnvironment, browserSetup, preset } from './remote-kit/jest/preset.js';

/** Packages that ship only ES modules: jest turns them into CommonJS. */
const esModules = [
  'canonicalize',
  'eld',
  'eventsource-parser',
  'jose',
  '@topwords',
  'mpg123-decoder',
  '@wasm-audio-decoders',
  '@eshaz',
  'simple-yenc',
  '@seriousme',
  'hunspell-wasm',
  'hunspell-reader',
  'gensequence',
  '@cspell',
  'rate-limiter-flexible',
  'uuid',
  'lucide-react',
  'antd',
  '@ant-design',
  '@rc-component',
  'oxc-parser',
];

const shared = {
  ...preset,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Their packages name an entry for `import` alone, which jest, asking as `require`, passes over.
    '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
    '^hunspell-reader$': '<rootDir>/node_modules/hunspell-reader/dist/index.js',
    '^@cspell/cspell-pipe$': '<rootDir>/node_modules/@cspell/cspell-pipe/dist/index.js',
    '^gensequence$': '<rootDir>/node_modules/gensequence/dist/index.js',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
};

/** The tests of the API, for which the databases are migrated once. */
const api = {
  ...shared,
  globalSetup: '<rootDir>/api/src/testing/databases/prepare-databases.ts',
  globalTeardown: '<rootDir>/api/src/testing/databases/remove-databases.ts',
};

export default {
  /** All cores: jest would leave one of them idle. */
  maxWorkers: '100%',
  /** Long enough for a machine that is busy with something else; what hangs fails all the same. */
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/stages/longest-first.ts',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/taking-over/'],
      testMatch: [
        '<rootDir>/{languages,platform,remote-kit,shell,mfe-*,release,content,scripts}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: browserEnvironment,
      setupFilesAfterEnv: [...preset.setupFilesAfterEnv, ...browserSetup],
      // The template of a new remote is tested where it is: what it makes works from the first minute.
      testMatch: ['<rootDir>/{platform,remote-kit,shell,mfe-*}/**/*.test.tsx'],
    },
    {
      ...api,
      displayName: 'api',
      testMatch: ['<rootDir>/{api,scripts/taking-over}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(redis|mysql)\\.test\\.ts$'],
    },
    // Needs a server that speaks MySQL's protocol: that of TEST_DATABASE_URL.
    { ...api, displayName: 'mysql', testMatch: ['<rootDir>/api/**/*.mysql.test.ts'] },
    // Needs a Redis: that of TEST_REDIS_URL.
    { ...api, displayName: 'redis', testMatch: ['<rootDir>/api/**/*.redis.test.ts'] },
  ],
};
