// npm run screenshots: takes the pictures of the README (e2e/screenshots.ts) of the built pages.
import { setUp } from './setup/packages.mjs';
import { main, run } from './setup/steps.mjs';
import { ensureChromium } from './setup/tools.mjs';

await main(async () => {
  await setUp();
  await run(process.execPath, ['scripts/build.mjs', '--stale']);
  const chromium = await ensureChromium();
  const env = chromium === null ? process.env : { ...process.env, CHROMIUM_PATH: chromium };
  await run(process.execPath, ['--import', 'tsx', 'e2e/screenshots.ts'], { env });
});
