import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { kitCss } from './packages/web/build/kit-css.ts';
import { systemChromium } from './scripts/setup/tools.mjs';

/**
 * With TEST_DATABASE_URL naming a real PostgreSQL the server's tests run on that; without it, on the embedded database, which
 * is PostgreSQL too, on one connection. Left out on a real one is what no database decides: files, keys, pictures, words of the
 * wire, who may call and how often, providers of messages, health and what is measured.
 */
const EMBEDDED_ONLY = [
  'packages/server/test/durability/**',
  'packages/server/src/main.test.ts',
  'packages/server/src/{platform/delivery,app/http,app/health,app/observe}/**',
  'packages/server/src/{platform/workers,app/workers,platform/blobs,trust/authority,trust/signer,app/manual}/**',
  'packages/server/src/{evidence/record,evidence/verification,evidence/archive,signing/phone-signing,contracts/files}/**',
  'packages/server/src/**/{access-matrix,operator-access,client-limits,account-limits,origin,security,wire}.test.ts',
  'packages/server/src/**/{refused-uploads,frame-limit,packed-directory}.test.ts',
  'packages/server/src/enterprise/api-keys/access.test.ts',
  'packages/server/src/signing/ceremony/**/{what-is-signed,check-mark,long-term,sign-values,signed-upload,append-forms}.test.ts',
  'packages/server/src/contracts/multi-send/sheets.test.ts',
  'packages/server/src/notifications/webhooks/address.test.ts',
  'packages/testkit/src/verify-pdf.test.ts',
];
/** What only a PostgreSQL server can show: connections that break while it lives. */
const POSTGRES_ONLY = ['packages/server/test/outage/**'];
/**
 * TEST_DATABASE=sample: what runs on the embedded database where all of the server's tests also run on a real one: what shows how
 * the database is used (transactions, jobs, locks, recovery). Acts of many people at once race on the real one: the embedded one
 * carries out one transaction after the other. The
 * journeys in a browser use the embedded database too. TEST_EVERYTHING runs all of it on both.
 */
const EMBEDDED_SAMPLE = [
  'packages/server/src/{platform,app/sockets,app/setup,app/upgrading,signing/ceremony/turn}/**',
  'packages/server/src/trust/transparency-log/command.test.ts',
  'packages/server/src/signing/ceremony/core/{recovery,trips,fill-failed,signing}.test.ts',
  'packages/server/src/contracts/envelopes/flow/prepare.test.ts',
  'packages/server/src/accounts/sessions/session-cache.test.ts',
];
/** These open both databases in one run, which is that on PostgreSQL. */
const BOTH_DATABASES = ['packages/server/src/app/keeping/keeping.test.ts'];
/** Files that take long: they start first, so that no worker is left alone with one at the end. */
const SLOWEST = [
  '/platform/http/access-matrix.test.ts',
  '/server/src/main.test.ts',
  '/ceremony/core/races.test.ts',
  '/durability/kill.test.ts',
  '/durability/signing.test.ts',
  '/archive/thirty-years.test.ts',
  '/app/keeping/keeping.test.ts',
  '/durability/fsync.test.ts',
  '/multi-send/durable.test.ts',
  '/envelopes/core/abilities.test.ts',
];
const isSlow = ({ moduleId }: TestSpecification): boolean => SLOWEST.some((name) => moduleId.endsWith(name));

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const isSample = process.env.TEST_DATABASE === 'sample';

/** The tests among the files of a pattern. */
const testsIn = (pattern: string): string => (pattern.endsWith('/**') ? `${pattern}/*.test.ts` : pattern);

const COMPONENT_TESTS = 'packages/web/src/**/*.component.test.tsx';
const chromium = systemChromium();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // The run on PostgreSQL reads the modules that the run on the embedded database has transformed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/!(server)/{src,test}/**/*.test.{ts,tsx}',
            'packages/*/*.test.ts',
            'scripts/**/*.test.ts',
            'optional/*/*.test.ts',
            ...(isSample ? [...EMBEDDED_ONLY, ...EMBEDDED_SAMPLE] : ['packages/server/{src,test}/**']).map(testsIn),
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            COMPONENT_TESTS,
            ...(onPostgres ? EMBEDDED_ONLY : POSTGRES_ONLY),
            ...(isSample ? BOTH_DATABASES : []),
          ],
          pool: 'forks',
          // Tests make much that lives for a moment; a larger young generation is collected less often. While both cores are
          // busy, several threads collect it at a higher cost than one.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
          maxWorkers: 2,
          // The files of a worker share its modules, which are loaded once; what a test changes it changes in a world of its own.
          isolate: false,
          // Tests start servers, hash passwords and make keys, two files at a time on two cores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [kitCss()],
        // Found while a test runs, a package would reload the page.
        optimizeDeps: {
          entries: ['packages/web/src/main.tsx', COMPONENT_TESTS],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
        },
        test: {
          name: 'components',
          include: [COMPONENT_TESTS],
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // One page of one browser for all files.
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium === null ? {} : { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-gpu'],
              },
              actionTimeout: 10_000,
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
