import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/processes/browser.ts';

const root = resolve(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '4173';

/** Folder of the tested server's database; `npm test` sets one that it removes. */
const data = process.env.E2E_DATA ?? join(root, '.cache/e2e');

/** The system's Chromium if there is one, otherwise the one that Playwright ships. */
const executablePath = process.env.CHROMIUM_PATH ?? findBrowser();

/** Tests of screens that differ on a phone; all others do not depend on the width. */
const bothWidths =
  /(learning|list-window|lists|card-detail|routes|welcome|accessibility|tutor|practice-(accessibility|mistakes)|translate(-(accessibility|languages))?|favorites-accessibility)\.spec\.ts$/;

/**
 * Tests of what learners do most on a phone. Their screens on a desktop are those of the
 * accessibility and keyboard tests.
 */
const phoneOnly =
  /(tutor-(states|streaming)|practice-(exercises|placement|session)|translate-(dictionary|right-to-left)|favorites(-categories)?)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  fullyParallel: true,
  /** `npm test` names each test that needs its second try, and counts it as passed. */
  retries: 1,
  /** More than the number of cores, since tests mostly wait. */
  workers: 3,
  /** Long enough for a busy machine; tests that hang fail anyway. */
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A snapshot of the page for each action would take a sixth of the time; the error has one.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Tests replace answers, which those of a service worker would escape. Those of it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    { name: 'desktop', testIgnore: phoneOnly, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: [phoneOnly, bothWidths],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node api/src/main.ts',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      VOICE_RECORD_AHEAD: 'off',
      LOG_LEVEL: 'warn',
      PORT: port,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? `sqlite:${join(data, 'topwords.db')}`,
      LIMIT_LOGIN_ADDRESS: '100000',
      LIMIT_LOGIN_ACCOUNT: '100000',
      LIMIT_SIGN_IN_ADDRESS: '100000',
      LIMIT_SIGN_IN_ACCOUNT: '100000',
      LIMIT_REGISTER_ADDRESS: '100000',
    },
  },
});
