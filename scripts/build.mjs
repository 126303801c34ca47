// npm run build: sets up, then builds the server and the pages, fresh or not.
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  await ensureBuilt({ all: true });
});
