import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * npm run soak -- everything: the large matrices of which `npm test` runs a part: every test of the server on the embedded
 * database too, and every page in both languages, at both widths, light and dark.
 */
const program = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [program, 'unit', 'e2e'], {
  env: { ...process.env, TEST_EVERYTHING: 'yes' },
  stdio: ['ignore', process.stderr, process.stderr],
});
process.stdout.write(`${JSON.stringify({ status })}\n`);
process.exitCode = status ?? 1;
