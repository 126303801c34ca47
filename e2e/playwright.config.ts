import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** `npm test -- e2e` takes a free port. */
const port = Number(process.env.E2E_PORT ?? 18_080);
const chromium = process.env.CHROMIUM_PATH;
const inside = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

const launchOptions = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * One server, started as a new user starts it and with fresh data, serves every journey; each journey creates its own people.
 * `*.phone.spec.ts` runs at the size of a phone, every other `*.spec.ts` at that of a desktop.
 */
export default defineConfig({
  testDir: inside('.'),
  // `npm test -- e2e` bundles the packages that the journeys import.
  ...(process.env.E2E_TSCONFIG === undefined ? {} : { tsconfig: process.env.E2E_TSCONFIG }),
  build: { external: ['**/.cache/packages/**'] },
  outputDir: inside('../test-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes on its second try is reported as flaky.
  retries: 1,
  timeout: process.env.TEST_EVERYTHING === undefined ? 180_000 : 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Playwright waits for the end of every animation before it acts.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions,
    // Recording takes a fifth of the time, so only the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      // A seventh of the pixels of this phone, which software draws; `guest.phone.spec.ts` has them all.
      use: { ...devices['Pixel 7'], channel: undefined, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: `node ${JSON.stringify(inside('serve.mjs'))}`,
    url: `http://localhost:${port}/`,
    // Webhooks of the journeys are sent to receivers on this machine.
    env: { PORT: String(port), WEBHOOK_ALLOW_LOOPBACK: 'true' },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
