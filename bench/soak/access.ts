import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * npm run soak -- access: every page in each language, width and theme, of which `npm test` looks at two pairs a page, and the
 * journeys by keyboard alone.
 */
const program = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [program, 'e2e'], {
  env: { ...process.env, TEST_EVERYTHING: 'yes', TEST_JOURNEYS: 'pages.spec pages.phone.spec access-' },
  stdio: ['ignore', process.stderr, process.stderr],
});
process.stdout.write(`${JSON.stringify({ status })}\n`);
process.exitCode = status ?? 1;
