// npm run build [-- --stale]: sets up, then builds the server and the pages; --stale skips builds that are up to date.
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  await ensureBuilt({ all: !process.argv.includes('--stale') });
});
