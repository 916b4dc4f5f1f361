import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { PeopleOptions } from './people.ts';

const root = join(import.meta.dirname, '../..');
const language = process.env.SCREENS_LANGUAGE ?? 'en';
const port = process.env.SCREENS_PORT ?? '4174';

/** Visits every screen and saves its pictures; `scripts/screens.ts` runs it. */
export default defineConfig<PeopleOptions>({
  testDir: '.',
  testMatch: 'walk.ts',
  outputDir: join(root, '.cache/screens-results'),
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    locale: language === 'en' ? 'en-GB' : language,
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) => {
    const ending =
      (colorScheme === 'dark' ? '-dark' : '') + (language === 'en' ? '' : `-${language}`);
    return [
      {
        name: `390${ending}`,
        use: { colorScheme, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      },
      { name: `1440${ending}`, use: { colorScheme, viewport: { width: 1440, height: 900 } } },
    ];
  }),
  webServer: {
    command: 'node api/src/main.ts',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      VOICE_RECORD_AHEAD: 'off',
      LOG_LEVEL: 'error',
      PORT: port,
      DATABASE_URL: `sqlite:${join(process.env.SCREENS_DATA ?? root, 'topwords.db')}`,
      LIMIT_REGISTER_ADDRESS: '100000',
    },
  },
});
